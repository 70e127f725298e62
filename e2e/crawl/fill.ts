import type { ElementHandle, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../demo/src/logins.ts';
import type { FieldInfo } from './in-page/parts.ts';

export interface Samples {
  pdf: { name: string; mimeType: string; buffer: Buffer };
}

/** A text that a field of a page accepts. Days and years grow from field to field, so that an end follows its beginning. */
export function textFor(field: FieldInfo, url: string): string {
  const { type, placeholder, name, numeric, index } = field;
  const grown = String(1 + (index % 28)).padStart(2, '0');
  if (/HH:mm|uu:mm/i.test(placeholder)) return `${grown}/03/${new Date().getFullYear() + 1} 10:30`;
  if (/^(DD|JJ)[/.]MM/i.test(placeholder)) {
    // A job and a campaign begin and end today at the earliest; work and education began in the past.
    const isAhead = /^(start|end|begin|einde|début|fin)\b(?! dat)/i.test(name) && !/\/(work|education)\b/.test(url);
    return `${grown}/02/${isAhead ? new Date().getFullYear() + 1 : 2024}`;
  }
  if (type === 'password') return /current|huidig|actuel/i.test(name) ? DEMO_PASSWORD : 'a quiet winter morning';
  if (type === 'email' || /e-?mail|courriel/i.test(name)) return `crawl.${index}@example.be`;
  if (type === 'url' || /https?:|site|url|lien|link/i.test(`${placeholder} ${name}`))
    return `https://example.be/${index}`;
  if (type === 'tel' || /phone|telefoon|téléphone|gsm/i.test(name)) return '+32 470 12 34 56';
  if (type === 'date') return `2024-02-${grown}`;
  if (/ann[ée]e|jaar|year|^(from|to|van|tot|de|à|depuis|jusqu|début|fin$)/i.test(name) && !/exp/i.test(name))
    return String(2001 + (index % 20));
  if (numeric || type === 'number') return '5';
  return `Crawl ${index}`;
}

/** The field, after the page has drawn the change of the previous field. */
async function handleOf(page: Page, form: string, index: number): Promise<ElementHandle<HTMLElement> | null> {
  await page.evaluate(() => window.crawl.quiet(20));
  const handle = await page.evaluateHandle(([key, at]) => window.crawl.field(key, at), [form, index] as const);
  return handle.asElement() as ElementHandle<HTMLElement> | null;
}

/** Types into all text fields at once, and empties those that are left out. */
export async function typeAll(
  page: Page,
  form: string,
  fields: readonly FieldInfo[],
  isTyped: (field: FieldInfo) => boolean = () => true,
): Promise<void> {
  const texts = fields.filter(({ kind }) => kind === 'text');
  const url = page.url();
  const values = Object.fromEntries(texts.map((field) => [field.index, isTyped(field) ? textFor(field, url) : '']));
  await page.evaluate(([key, typed]) => window.crawl.type(key, typed), [form, values] as const);
}

/** Makes a choice in a field that takes no plain text. */
export async function choose(page: Page, form: string, field: FieldInfo, samples: Samples): Promise<void> {
  const element = await handleOf(page, form, field.index);
  if (!element) return;
  switch (field.kind) {
    case 'editor':
      await element.click();
      return page.keyboard.insertText(`Crawl ${field.index}, in a few words.`);
    case 'native-select':
      if (await element.evaluate((select) => (select as HTMLSelectElement).length > 1))
        await element.selectOption({ index: 1 });
      return;
    case 'check':
      if (!(await element.isChecked())) await element.click({ force: true });
      return;
    case 'radio':
      return element.click({ force: true });
    case 'file':
      return element.setInputFiles(samples.pdf);
    case 'select':
    case 'picker': {
      await element.click();
      if (field.kind === 'picker') await page.keyboard.press('ArrowDown');
      const option = page.locator('[role=option]:not([aria-disabled=true])').last();
      await option.waitFor({ timeout: 1_500 }).catch(() => undefined); // a list may have no choices yet
      if (await option.isVisible()) await option.click();
      else if (field.kind === 'picker') {
        // A picker without choices accepts addresses.
        await page.keyboard.insertText(`crawl.${field.index}@example.be`);
        await page.keyboard.press('Enter');
      }
      // A list that allows several choices stays open. A move of the focus closes it without leaving the form.
      if (await option.isVisible()) await page.keyboard.press('Tab');
      return;
    }
    case 'text':
  }
}

/** Empties a field, where that is possible. */
export async function empty(page: Page, form: string, field: FieldInfo): Promise<void> {
  const element = await handleOf(page, form, field.index);
  if (!element) return;
  switch (field.kind) {
    case 'text':
    case 'picker':
      await element.fill('');
      if (field.kind === 'picker') await page.keyboard.press('Tab');
      return;
    case 'editor':
      await element.click();
      await page.keyboard.press('ControlOrMeta+a');
      return page.keyboard.press('Delete');
    case 'native-select':
      await element.selectOption({ index: 0 });
      return;
    case 'check':
      if (await element.isChecked()) await element.click({ force: true });
      return;
    case 'select': {
      await element.click();
      const none = page.locator('[role=option][data-value=""]');
      if ((await none.count()) > 0) await none.first().click();
      else await page.keyboard.press('Escape');
      return;
    }
    case 'radio':
    case 'file':
  }
}
