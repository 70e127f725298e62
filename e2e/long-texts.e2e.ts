import { MAX_HTML, MAX_LINE, MAX_TEXT } from '@byline/shared-types/domain';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD, logIn as logInConsole } from './steps/console.ts';
import { LOTTE } from './steps/lotte.ts';
import { logIn as logInPortal } from './steps/registration.ts';
import { openBrowser } from './support/browser.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';
import { consoleWords, portalWords } from './support/words.ts';

/** A megabyte, pasted into every kind of field of both apps (docs/domain/interface.md#long-texts). */

const { urls } = runningProduct();
const MEGABYTE = 1024 * 1024;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

async function pasteMegabyte(page: Page, field: Locator): Promise<void> {
  await field.click();
  await page.evaluate((length) => navigator.clipboard.writeText('x'.repeat(length)), MEGABYTE);
  await page.keyboard.press('Control+V');
}

/** Nothing stands over it, at its top or its bottom. */
function isSeen(element: Element): boolean {
  const { left, top, bottom } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + 20, y)));
}

it('is refused in words in the console, in a line, in the editor and in the search, and what was typed is saved', async () => {
  const t = consoleWords('nl');
  const { page, context, complaints } = await visitor(browser, 'nl');
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: urls.console });
  await page.goto(`${urls.console}/settings/mediums?panel=new&lang=nl`);
  await logInConsole(page, t, LOTTE);
  const name = page.getByRole('textbox', { name: t('medium.name'), exact: true });
  await name.fill('Gazet van lang');
  await pasteMegabyte(page, name);
  await page.getByText(t('field.would_be', { length: MEGABYTE + 'Gazet van lang'.length, limit: MAX_LINE })).waitFor();
  const remarks = page
    .getByRole('textbox', { name: t('medium.remarks'), exact: true })
    .and(page.locator('[contenteditable]'));
  await page.setViewportSize({ width: 320, height: 640 });
  await remarks.click();
  await page.keyboard.type('Kort');
  await pasteMegabyte(page, remarks);
  const refusal = page.getByText(t('field.would_be', { length: MEGABYTE + 'Kort'.length, limit: MAX_HTML }));
  await expect.poll(() => refusal.evaluate(isSeen)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect
    .poll(async () => [await name.inputValue(), await remarks.textContent()])
    .toEqual(['Gazet van lang', 'Kort']);
  await page.getByRole('button', { name: t('mediums.save'), exact: true }).click();
  await page.getByText(t('mediums.created', { name: 'Gazet van lang' })).waitFor();
  await pasteMegabyte(page, page.getByRole('searchbox', { name: t('layout.searchCandidates') }));
  await page.getByText(t('field.would_be', { length: MEGABYTE, limit: MAX_LINE })).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('is refused in words in the portal, and what was typed is saved', async () => {
  const t = portalWords('en');
  const { page, context, complaints } = await visitor(browser, 'en', { phone: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: urls.portal });
  await page.goto(`${urls.portal}/profile?lang=en`);
  await logInPortal(page, t, { email: 'camille.lefevre@byline.example', password: DEMO_PASSWORD });
  await page.getByRole('button', { name: t('profile.editAbout'), exact: true }).click();
  const about = page.getByRole('textbox', { name: t('candidate.info') });
  await about.fill('In a few words.');
  await pasteMegabyte(page, about);
  await page.getByText(t('field.would_be', { length: MEGABYTE + 'In a few words.'.length, limit: MAX_TEXT })).waitFor();
  await page.getByRole('button', { name: t('common.save'), exact: true }).click();
  await about.waitFor({ state: 'detached' });
  await page.getByText('In a few words.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
