import { expect } from 'vitest';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';

const { page, t, press, open } = await atConsole('nl', '/settings/duplicates');
const call = await callsOf();
const phone = '+32470123456';
const twin = { firstname: 'Noor', name: 'De Witte', email: 'noor.twin@postvak.example', phone, country: 'BE' };

const step = inOrder('a candidate who is there twice is found, merged and separated');
let id = '';

step('a new candidate with a known phone makes a pair, which the tray and the profile show', async () => {
  ({ _id: id } = await call<{ _id: string }>('POST', 'candidates', twin));
  await open(`/candidates/${id}`);
  await page.getByRole('link', { name: t('duplicates.compare') }).click();
  await page.getByRole('table').waitFor();
  await page.getByRole('button', { name: /^Noor Dewitte ?Noor De Witte/ }).waitFor();
  await looksRight(page, 'duplicates');
});

step('merging leads the old link to the one who stays, and keeps what was chosen', async () => {
  const label = `${t('candidateField.name')}: De Witte`;
  await page.getByRole('radio', { name: label }).check();
  await press('duplicates.merge', { name: 'Noor Dewitte' });
  await page.getByText(t('duplicates.merged', { one: 'Noor Dewitte', other: 'Noor De Witte' })).waitFor();
  await open(`/candidates/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Noor De Witte' }).waitFor();
  expect(page.url()).not.toContain(id);
});

step('the undo gives both back', async () => {
  await press('duplicates.undoOf', { name: 'Noor De Witte' });
  await page.getByRole('heading', { level: 1, name: 'Noor Dewitte' }).waitFor();
  await open(`/candidates/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Noor De Witte' }).waitFor();
  expect(page.url()).toContain(id);
  await call('DELETE', `candidates/${id}`);
});
