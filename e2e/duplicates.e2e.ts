import { expect } from 'vitest';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';

const { page, t, press, open } = await atConsole('nl', '/settings/duplicates');
const call = await callsOf();
/** The number of these two alone: a number of many people makes no pair. */
const phone = '+32470119283';
const first = { firstname: 'Nora', name: 'Verdubbel', email: 'nora@verdubbel.example', phone, country: 'BE' };
const twin = { firstname: 'Nora', name: 'Ver Dubbel', email: 'noor.twin@postvak.example', phone, country: 'BE' };

const step = inOrder('a candidate who is there twice is found, merged and separated');
let id = '';
let firstId = '';

step('a new candidate with a known phone makes a pair, which the tray and the profile show', async () => {
  ({ _id: firstId } = await call<{ _id: string }>('POST', 'candidates', first));
  ({ _id: id } = await call<{ _id: string }>('POST', 'candidates', twin));
  await open(`/candidates/${id}`);
  await page.getByRole('link', { name: t('duplicates.compare') }).click();
  await page.getByRole('table').waitFor();
  await page.getByRole('button', { name: /^Nora Verdubbel ?Nora Ver Dubbel/ }).waitFor();
  await looksRight(page, 'duplicates');
});

step('merging leads the old link to the one who stays, and keeps what was chosen', async () => {
  const label = `${t('candidateField.name')}: Ver Dubbel`;
  await page.getByRole('radio', { name: label }).check();
  await press('duplicates.merge', { name: 'Nora Verdubbel' });
  await page.getByText(t('duplicates.merged', { one: 'Nora Verdubbel', other: 'Nora Ver Dubbel' })).waitFor();
  await open(`/candidates/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Nora Ver Dubbel' }).waitFor();
  expect(page.url()).not.toContain(id);
  const stays = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await open(`/candidates?open=${id}`);
  await page.waitForURL((url) => url.searchParams.get('open') === stays);
  await page.goBack();
});

step('the undo gives both back', async () => {
  await press('duplicates.undoOf', { name: 'Nora Ver Dubbel' });
  await page.getByRole('heading', { level: 1, name: 'Nora Verdubbel' }).waitFor();
  await open(`/candidates/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Nora Ver Dubbel' }).waitFor();
  expect(page.url()).toContain(id);
  for (const one of [id, firstId]) await call('DELETE', `candidates/${one}`);
});
