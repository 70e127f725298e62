import { expect } from 'vitest';
import { PdfWriter } from '../demo/src/pdf.ts';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';

/** A person like no other of the journeys, so only this file finds, counts and merges them. */
const NAME = 'Isaura Vuurtoren';
const VIEW = 'Lighthouse museums';
const PHRASE = 'glossaries for lighthouse museums';
const PHONE = '+32470991827';

async function cv(): Promise<Buffer> {
  const document = await PdfWriter.start('CV', NAME, new Date());
  document.title(NAME);
  document.meta('isaura@vuurtoren.example');
  document.meta('+32 470 99 18 27');
  document.heading('Work experience');
  document.strong('Translator, Kustbank');
  document.meta('01/2019 - 12/2023');
  document.paragraph(`Wrote ${PHRASE} in three languages.`);
  document.heading('Languages');
  document.paragraph('Dutch: native');
  return (await document.finish()).bytes;
}

const { page, t, open, press, field, confirm } = await atConsole('en', '/candidates?panel=new');
const call = await callsOf();
const search = `/candidates?search=${encodeURIComponent(`"${PHRASE}"`)}&in=everything`;
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

const step = inOrder('a CV becomes a candidate, who is found by a phrase, followed, merged and separated');
let id = '';
let twin = '';
let viewId = '';

/** The ids of everybody who has the phrase. */
async function found(): Promise<string[]> {
  const path = `candidates?search=${encodeURIComponent(`"${PHRASE}"`)}&searchIn=everything`;
  const { records } = await call<{ records: { _id: string }[] }>('GET', path);
  return records.map(({ _id }) => _id).toSorted();
}

step('a CV is read, corrected and saved', async () => {
  await press('candidates.fromCv');
  const dialog = page.getByRole('dialog');
  const file = { name: 'isaura.pdf', mimeType: 'application/pdf', buffer: await cv() };
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await dialog.getByRole('button', { name: `Change Name: ${NAME}` }).click();
  await dialog.getByLabel(t('candidateField.firstname'), { exact: true }).fill('Isaure');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.getByRole('button', { name: /^Accept the other/ }).click();
  await dialog.getByRole('checkbox', { name: 'Keep this file as the CV too' }).check();
  await dialog.getByRole('button', { name: /^Use \d+ lines?$/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => field('candidateField.firstname').inputValue()).toBe('Isaure');
  await press('candidates.create');
  await page.getByText(t('candidates.created', { name: 'Isaure Vuurtoren', mails: 0 })).waitFor();
  ({ _id: id } = (await call<{ records: { _id: string }[] }>('GET', 'candidates?search=vuurtoren')).records[0] ?? {
    _id: '',
  });
  expect(id).not.toBe('');
});

step('a phrase of the CV finds the person, and the search becomes a view of the team with mails', async () => {
  await expect
    .poll(
      async () => {
        await open(search);
        // The worker may not have read the CV yet.
        await row('Isaure Vuurtoren')
          .waitFor({ timeout: 2_000 })
          .catch(() => undefined);
        return row('Isaure Vuurtoren').count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  await row('Isaure Vuurtoren').getByText(PHRASE).waitFor();
  await press('views.save');
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: t('views.name') })
    .fill(VIEW);
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: t('views.share') })
    .check();
  await confirm('views.save');
  await page.getByText(t('views.saved', { name: VIEW })).waitFor();
  const { views } = await call<{ views: { _id: string; name: string }[] }>('GET', 'candidates/views');
  viewId = views.find(({ name }) => name === VIEW)?._id ?? '';
  await call('PUT', `candidates/views/${viewId}/following`, { mails: 'mornings' });
  await open(`/candidates?view=${viewId}`);
  await row('Isaure Vuurtoren').waitFor();
});

step('a second entry of the person comes into the view that is followed', async () => {
  const other = {
    firstname: 'Isaure',
    name: 'Vuurtoren',
    email: 'i.vuurtoren@postvak.example',
    phone: PHONE,
    country: 'BE',
  };
  ({ _id: twin } = await call<{ _id: string }>('POST', 'candidates', other));
  await call('POST', 'notes', { candidateId: twin, description: `<p>Has ${PHRASE} at hand</p>` });
  await expect
    .poll(
      async () => {
        await open(`/candidates?view=${viewId}`);
        await row('Isaure Vuurtoren').first().waitFor();
        return row('Isaure Vuurtoren').count();
      },
      { timeout: 20_000 },
    )
    .toBe(2);
});

step('the two are a pair, and become one who has both histories', async () => {
  await open(`/candidates/${twin}`);
  await page.getByRole('link', { name: t('duplicates.compare') }).click();
  await page.getByRole('button', { name: /^Merge into/ }).click();
  await page.getByText(t('duplicates.merged', { one: 'Isaure Vuurtoren', other: 'Isaure Vuurtoren' })).waitFor();
  await open(`/candidates/${twin}?tab=notes`);
  await page.getByText(`Has ${PHRASE} at hand`).waitFor();
  expect(page.url()).toContain(id);
  await expect.poll(() => found()).toEqual([id]);
});

step('the undo separates them, and each is found by their own words again', async () => {
  await open(`/candidates/${id}`);
  await press('duplicates.undoOf', { name: 'Isaure Vuurtoren' });
  await expect.poll(() => found(), { timeout: 20_000 }).toEqual([id, twin].toSorted());
  await open(`/candidates/${twin}?tab=notes`);
  await page.getByText(`Has ${PHRASE} at hand`).waitFor();
  expect(page.url()).toContain(twin);
  await call('DELETE', `candidates/views/${viewId}`);
  for (const one of [id, twin]) await call('DELETE', `candidates/${one}`);
});
