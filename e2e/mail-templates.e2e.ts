import { expect } from 'vitest';
import { agencyDayOf } from '@byline/shared-types/domain';
import { PDF } from './steps/own-candidate.ts';
import { atConsole, LOTTE } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';
import { mailTo } from './support/mailbox.ts';

const { page, complaints, t, open, press, field, box } = await atConsole('fr', '/settings/templates');
await page.getByRole('heading', { name: t('mailTemplates.title') }).waitFor();
const call = await callsOf();
const NAME = 'Rencontre en ligne';
const EMAIL = 'elise@modele.example';
const { _id: candidateId } = await call<{ _id: string }>('POST', 'candidates', {
  ...{ firstname: 'Élise', name: 'Modèle', email: EMAIL, language: 'fr' },
});
const soon = new Date(Date.now() + 3 * 86_400_000);
const { _id: item } = await call<{ _id: string }>('POST', 'calendar', {
  ...{ title: 'Rencontre', candidateId, startDate: soon, endDate: new Date(soon.getTime() + 3_600_000) },
});
const TERMS = 'Conditions.pdf';
const saved = () => page.getByText(/^Enregistré à/).waitFor();
const tab = (name: RegExp) => page.getByRole('tab', { name });
const step = inOrder('a template is written, becomes the default of its purpose and begins an invitation');

step('is made, gets a purpose and its Dutch text, and shows the mail of a candidate', async () => {
  await press('mailTemplates.add');
  await field('mailTemplates.name').fill(NAME);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: NAME }).waitFor();
  await page.getByRole('button', { name: `${t('mailTemplates.purpose')}, ${t('mailPurpose.free')}` }).click();
  await page.getByRole('menuitemradio', { name: t('mailPurpose.invitation') }).click();
  const isDefault = page.getByLabel(t('mailTemplates.defaultFor', { purpose: t('mailPurpose.invitation') }));
  expect(await isDefault.isDisabled()).toBe(true);
  await tab(/Nederlands/).click();
  await field('emails.subject').fill('Tot op ');
  await press('mailField.insert');
  await page.getByRole('menuitem', { name: t('mailField.appointment') }).click();
  await page.getByRole('textbox', { name: t('emails.message') }).click();
  await page.keyboard.type('Dag {{firstname}}, tot dan. {{signature}}');
  await saved();
  await isDefault.check();
  const before = t('mailTemplates.defaultMoved', { name: 'Phone interview', purpose: t('mailPurpose.invitation') });
  await page.getByText(before).waitFor();
  await box('mailTemplates.previewFor').fill('Modèle');
  await page.getByRole('option', { name: /Élise Modèle/ }).click();
  const preview = page.getByRole('region', { name: t('mailTemplates.preview') });
  await preview.getByText('Dag Élise, tot dan. Lotte Janssens').waitFor();
  await looksRight(page, 'mail templates');
});

step('sends its recruiter a test, filled for the candidate of the preview', async () => {
  await press('mailTemplates.test');
  const test = await mailTo(LOTTE, /^\[Test\] Tot op /);
  expect(test.text).toContain('Dag Élise, tot dan.');
});

step('brings a file of the agency along', async () => {
  const address = page.url();
  await open('/settings/files');
  await page
    .getByLabel(t('library.add'), { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: TERMS, mimeType: 'application/pdf', buffer: PDF });
  await page.getByRole('row', { name: TERMS }).waitFor();
  await looksRight(page, 'files for mails');
  await page.goto(address);
  await press('emails.attach');
  await page.getByRole('menuitem', { name: TERMS }).click();
  await page
    .getByRole('list', { name: t('emails.attachments') })
    .getByText(TERMS)
    .waitFor();
  await saved();
});

step('starts the French text from the Dutch one, and keeps it through a reload', async () => {
  await tab(/Français/).click();
  await page.getByText(/reçoivent celui en néerlandais/).waitFor();
  await press('mailTemplates.startFrom', { other: 'néerlandais' });
  await field('emails.subject').fill('Au {{appointment}}');
  await field('emails.subject').blur();
  await saved();
  await page.reload();
  await tab(/Français/).click();
  await page.getByText('Dag {{firstname}}, tot dan. {{signature}}').waitFor();
  expect(await field('emails.subject').inputValue()).toBe('Au {{appointment}}');
});

step('begins the invitation to an appointment, filled as the candidate gets it', async () => {
  await open(`/agenda?date=${agencyDayOf(soon)}&open=${item}`);
  await press('agenda.invite');
  const subject = page.getByRole('textbox', { name: t('emails.subject') });
  await expect.poll(() => subject.inputValue()).toMatch(/^Au (1er|\d+) \p{L}+ \d{4} à \d\d:\d\d$/u);
  const text = await subject.inputValue();
  const message = page.getByRole('textbox', { name: t('emails.message') });
  await message.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/kick');
  await page
    .getByRole('listbox', { name: t('editor.texts') })
    .getByRole('option', { name: 'Kick-off, website' })
    .waitFor();
  await page.keyboard.press('Enter');
  await message.getByText('Good to have you on the project.').waitFor();
  expect(await subject.inputValue()).toBe(text);
  await page
    .getByRole('list', { name: t('emails.attachments') })
    .getByText(TERMS)
    .waitFor();
  await press('emails.send');
  const mail = await mailTo(EMAIL, text);
  expect(mail.text).toContain('Dag Élise, tot dan. Lotte Janssens');
  expect(mail.text).not.toContain('/kick');
  expect(mail.attachments?.map(({ filename }) => filename)).toEqual([TERMS]);
  await open('/settings/templates');
  await page.getByRole('button', { name: NAME }).click();
  await page.getByText(/^Utilisé 1 fois, en dernier par Lotte Janssens/).waitFor();
  expect(complaints).toEqual([]);
});
