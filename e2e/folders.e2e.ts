import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { lotteAt } from './steps/lotte.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';
import { consoleWords } from './support/words.ts';

const product = runningProduct();
const t = consoleWords('nl');
const NAME = 'Reizen 2027';
let page: Page;
beforeAll(async () => {
  ({ page } = await lotteAt(product, 'nl', '/settings/folders'));
});

/** Meanwhile, in another browser. */
async function colleagueRenames(name: string): Promise<void> {
  const call = await callsOf(product, 'lotte.janssens@byline.example');
  type Folder = { _id: string; name: string; version: number };
  const { records } = await call<{ records: Folder[] }>('GET', 'candidates/folders?limit=100');
  const folder = records.find((one) => one.name === NAME);
  await call('PATCH', `candidates/folders/${folder?._id}`, { name, version: folder?.version });
}

const press = (label: string): Promise<void> => page.getByRole('button', { name: t(label), exact: true }).click();
const entry = (name: string, count: number) => page.getByRole('button', { name: `${name} ${count}`, exact: true });

const step = inOrder('a folder is made, filled, opened in the list and deleted');

step('makes a folder, puts a candidate in and takes them out again, with undo', async () => {
  await page.getByRole('textbox', { name: t('folders.name') }).fill(NAME);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: NAME }).waitFor();
  await page.getByText(t('folders.noCandidates'), { exact: true }).waitFor();
  await page.getByRole('combobox', { name: t('folders.addCandidate') }).fill('Dewitte');
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

step('is renamed over what a colleague called it, and deleted, and its candidate stays', async () => {
  await press('folders.rename');
  await page
    .getByRole('form', { name: t('folders.rename') })
    .getByRole('textbox')
    .fill(`${NAME}, najaar`);
  await colleagueRenames(`${NAME}, zomer`);
  await press('common.save');
  await page.getByText(t('merge.theirs', { value: `${NAME}, zomer` })).waitFor();
  await looksRight(page, 'folders, renamed by a colleague too');
  await press('merge.saveMine');
  await page.getByRole('heading', { name: `${NAME}, najaar` }).waitFor();
  await press('folders.delete');
  await page.getByText(t('folders.deleteText', { count: 1 })).waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('folders.delete'), exact: true })
    .click();
  await page.getByText(t('folders.choose'), { exact: true }).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${NAME}`) }).waitFor({ state: 'detached' });
});
