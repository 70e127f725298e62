import { expect } from 'vitest';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';

const NAME = 'Reizen 2027';
const { page, t, press, field, form, box, confirm } = await atConsole('nl', '/settings/folders');

/** Renames the folder over the API, as a colleague does. */
async function colleagueRenames(name: string): Promise<void> {
  const call = await callsOf();
  type Folder = { _id: string; name: string; version: number };
  const { records } = await call<{ records: Folder[] }>('GET', 'candidates/folders?limit=100');
  const folder = records.find((one) => one.name === NAME);
  await call('PATCH', `candidates/folders/${folder?._id}`, { name, version: folder?.version });
}

const entry = (name: string, count: number) => page.getByRole('button', { name: `${name} ${count}`, exact: true });

const step = inOrder('a folder is made, filled, opened in the list and deleted');

step('makes a folder, puts a candidate in and takes them out again, with undo', async () => {
  await field('folders.name').fill(NAME);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: NAME }).waitFor();
  await page.getByText(t('folders.noCandidates'), { exact: true }).waitFor();
  await box('folders.addCandidate').fill('Dewitte');
  await page.getByRole('option', { name: /^Noor Dewitte/ }).click();
  await page.getByRole('link', { name: 'Noor Dewitte', exact: true }).waitFor();
  await entry(NAME, 1).waitFor();
  await looksRight(page, 'folders');
  await page.getByRole('button', { name: t('folders.takeOut', { name: 'Noor Dewitte' }) }).click();
  await entry(NAME, 0).waitFor();
  await press('common.undo');
  await page.getByRole('link', { name: 'Noor Dewitte', exact: true }).waitFor();
});

step('opens in the candidate list, and is the same after a reload', async () => {
  await page.getByRole('link', { name: t('folders.openInList') }).click();
  await page.waitForURL(/\/candidates\?/);
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByRole('link', { name: 'Noor Dewitte', exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: NAME }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: NAME }).waitFor();
});

step('is renamed over a colleague’s change, and deleted, and its candidate stays', async () => {
  await press('folders.rename');
  await form('folders.rename').getByRole('textbox').fill(`${NAME}, najaar`);
  await colleagueRenames(`${NAME}, zomer`);
  await press('common.save');
  await page.getByText(t('merge.theirs', { value: `${NAME}, zomer` })).waitFor();
  await looksRight(page, 'folders, renamed by a colleague too');
  await press('merge.saveMine');
  await page.getByRole('heading', { name: `${NAME}, najaar` }).waitFor();
  await press('folders.delete');
  await page.getByText(t('folders.deleteText', { count: 1 })).waitFor();
  await confirm('folders.delete');
  await page.getByText(t('folders.choose'), { exact: true }).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${NAME}`) }).waitFor({ state: 'detached' });
});
