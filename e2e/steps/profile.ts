import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Words } from '../support/words.ts';
import type { Person } from './registration.ts';

/** A real CV of one page, so that the console must return the same bytes. */
export async function cvOf(person: Person): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pdf.addPage().drawText(`${person.firstname} ${person.name}, translator`, { x: 60, y: 720, size: 18, font });
  return Buffer.from(await pdf.save());
}

/** Invalid files, in the journey's own folder. */
export async function badFiles(folder: string): Promise<{ wrongType: string; disguised: string; tooLarge: string }> {
  const file = async (name: string, content: Buffer): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  return {
    wrongType: await file('audioguide.mp3', Buffer.from('ID3 this is music')),
    disguised: await file('disguised.pdf', Buffer.from('<script>alert(1)</script>')),
    tooLarge: await file('large.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10_000_001 - 9)])),
  };
}

/** Step 1 of the wizard. */
export async function fillPersonal(page: Page, t: Words): Promise<void> {
  await page.getByLabel(t('candidateField.street'), { exact: true }).fill('Rue Saint-Jacques');
  await page.getByLabel(t('candidateField.number'), { exact: true }).fill('14');
  await page.getByLabel(t('candidateField.postal'), { exact: true }).fill('5000');
  await page.getByLabel(t('candidateField.city'), { exact: true }).fill('Namur');
  await page.getByLabel(t('candidateField.phone'), { exact: true }).fill('0470 00 12 34');
}

export const next = (page: Page, t: Words): Promise<void> =>
  page.getByRole('button', { name: t('wizard.next'), exact: true }).click();
export const save = (page: Page, t: Words): Promise<void> =>
  page.getByRole('button', { name: t('common.save'), exact: true }).click();

/** Every link of the summary above the form: "Label: message". */
export async function summaryLines(page: Page): Promise<string[]> {
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await summary.waitFor();
  return summary.getByRole('link').allInnerTexts();
}

async function chooseSkill(page: Page, t: Words, stars: number): Promise<void> {
  await page.getByRole('button', { name: t('skills.add') }).click();
  // Takes options of the list box only, because options of selects, such as countries, come first on the page.
  await page.getByRole('listbox').getByRole('option').first().click();
  // Uses the keyboard, because the choice inserts a row above, which moves the stars away from the pointer.
  const ofLast = page.getByRole('radio', { name: new RegExp(`^${stars},`) }).last();
  await ofLast.press('Space');
  await expect.poll(() => ofLast.isChecked()).toBe(true);
}

/** Types a language in any interface language and takes the first match. */
export async function chooseLanguage(within: Page | Locator, label: string, typed: string): Promise<void> {
  const field = within.getByRole('combobox', { name: label, exact: true });
  await field.fill(typed);
  // Selects have options too.
  await within.getByRole('listbox').getByRole('option').first().waitFor();
  await field.press('Enter');
}

/** Fills in the second page except the CV, with one suggested skill. */
export async function fillOffer(page: Page, t: Words): Promise<void> {
  await page
    .getByRole('list', { name: t('skills.suggested') })
    .getByRole('button')
    .first()
    .click();
  await page.getByLabel(t('candidateField.pricePerWord'), { exact: true }).fill('0,12');
  await page.getByLabel(t('candidateField.yearsExperience'), { exact: true }).fill('9');
  await page.getByRole('radio', { name: t('common.yes'), exact: true }).check();
}

/** Rates the first skill, and adds and rates another. */
export async function rateSkills(page: Page, t: Words): Promise<void> {
  await page.getByRole('radio', { name: /^4,/ }).first().press('Space');
  await chooseSkill(page, t, 5);
}

/** Fills in the third page. */
export async function fillAbout(page: Page, t: Words): Promise<void> {
  await page.getByLabel(t('candidateField.projectPreferences'), { exact: true }).fill('Contracts, museum and culture');
  await page
    .getByLabel(t('candidateField.topProject'), { exact: true })
    .fill('Audio guide of a comics museum, 84 stops');
  await page.getByRole('textbox', { name: t('candidate.info') }).fill('Sworn translator since 2017.');
}

/** Opens the languages, which can wait, and chooses the mother tongue. */
export async function fillLanguages(page: Page, t: Words): Promise<void> {
  await page
    .locator('summary')
    .filter({ hasText: t('publicPage.languages') })
    .click();
  await chooseLanguage(page, t('candidateField.motherTongue'), 'français');
}

/** Uploads the CV and waits for it in the list. */
export async function uploadCv(page: Page, t: Words, name: string, content: Buffer): Promise<void> {
  await page
    .getByLabel(t('files.uploadCv'), { exact: true })
    .last()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: content });
  await page.getByRole('button', { name: t('files.remove', { name }) }).waitFor();
}

/** Chooses an invalid file and waits for the reason in its row. */
export async function refuseFile(page: Page, t: Words, path: string, reason: RegExp): Promise<void> {
  await page.getByLabel(t('files.uploadCv'), { exact: true }).last().setInputFiles(path);
  await page.getByRole('alert').filter({ hasText: reason }).last().waitFor();
}

/** Requests the removal of the account with the password, which ends the session at once. */
export async function removeAccount(page: Page, t: Words, password: string): Promise<void> {
  await page.getByRole('button', { name: t('account.menu') }).click();
  await page.getByRole('link', { name: t('account.page'), exact: true }).click();
  await page.getByRole('button', { name: t('account.open'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: t('account.erase') }).check();
  await dialog.getByLabel(t('account.why'), { exact: true }).fill('I have taken a permanent job.');
  await dialog.getByLabel(t('twoFactor.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t('account.submit'), exact: true }).click();
  await page.getByRole('heading', { name: t('login.question') }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('byline.session'))).toBeNull();
}
