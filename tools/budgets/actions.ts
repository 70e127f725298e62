import type { Locator, Page } from 'playwright-core';
import { spreadOf, type Row } from '../bench/row.ts';

/** A recruiter's acts, counted: a click is one, a key is one, and so is a field that is filled (with the Enter that chooses what was typed). */
class Recruiter {
  acts = 0;
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async click(what: Locator, modifiers: 'Shift'[] = []): Promise<void> {
    this.acts += 1;
    await what.click({ modifiers });
  }

  async press(key: string): Promise<void> {
    this.acts += 1;
    await this.page.keyboard.press(key);
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.acts += 1;
    await field.fill(text);
  }

  async choose(field: Locator, text: string): Promise<void> {
    await this.fill(field, text);
    await this.page.getByRole('option', { name: text }).first().waitFor();
    await this.page.keyboard.press('Enter');
  }
}

/** A translator from English to Dutch in Gent under 0.15 a word is found and gets a mail. */
async function findAndMail(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/candidates?lang=en`);
  await page.getByRole('row').nth(1).waitFor();
  const recruiter = new Recruiter(page);
  await recruiter.click(page.getByRole('button', { name: /^Filter/ }));
  const form = page.getByRole('dialog', { name: 'Filter candidates' });
  await recruiter.choose(form.getByRole('combobox', { name: 'Function' }), 'Translator');
  await recruiter.choose(form.getByRole('combobox', { name: 'From' }), 'English');
  await recruiter.choose(form.getByRole('combobox', { name: 'To', exact: true }), 'Dutch');
  await recruiter.fill(form.getByRole('textbox', { name: 'Price per word (€), highest' }), '0.15');
  await recruiter.fill(form.getByRole('textbox', { name: 'City or postal code' }), 'Gent');
  await recruiter.press('Enter');
  await page.getByRole('button', { name: 'Translates English to Dutch', exact: true }).waitFor();
  await page.locator('table[aria-busy="false"]').waitFor();
  await recruiter.click(page.getByRole('row').nth(1).getByRole('cell').nth(2));
  await recruiter.click(page.getByRole('complementary').getByRole('button', { name: 'Write a mail' }));
  await recruiter.fill(page.getByRole('textbox', { name: 'Subject' }), 'A translation for you');
  await recruiter.fill(page.getByRole('textbox', { name: 'Message' }), 'Are you free next week?');
  await recruiter.press('Control+Enter');
  await page.getByText('Mail on its way').waitFor();
  return recruiter.acts;
}

/** Ten candidates of a list are put into a folder. */
async function tenIntoFolder(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/candidates?lang=en&function=translator`);
  await page.getByRole('row').nth(10).waitFor();
  const recruiter = new Recruiter(page);
  const boxes = page.getByRole('row').getByRole('checkbox');
  await recruiter.click(boxes.nth(1));
  await recruiter.click(boxes.nth(10), ['Shift']);
  await recruiter.click(page.getByRole('toolbar').getByRole('button', { name: 'Add to folder' }));
  await recruiter.click(page.getByRole('menuitem').first());
  await page.getByText(/^10 candidates? added|^10 .* added/).waitFor();
  return recruiter.acts;
}

export async function actions(page: Page, url: string): Promise<Row[]> {
  const row = (what: string, acts: number, atMost: number): Row => ({
    what,
    value: spreadOf([acts]),
    unit: 'acts',
    goal: { atMost },
  });
  return [
    row('a translator found and mailed', await findAndMail(page, url), 12),
    row('ten candidates into a folder', await tenIntoFolder(page, url), 6),
  ];
}
