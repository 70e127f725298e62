import { MAX_HTML, MAX_LINE, MAX_TEXT } from '@byline/shared-types/domain';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { atConsole, atPortal } from './steps/visits.ts';
import { runningProduct } from './support/product.ts';

/** Pastes a megabyte into every kind of field of both apps (docs/domain/interface.md#long-texts). */

const { urls } = runningProduct();
const MEGABYTE = 1024 * 1024;

async function pasteMegabyte(page: Page, field: Locator): Promise<void> {
  await field.click();
  await page.evaluate((length) => navigator.clipboard.writeText('x'.repeat(length)), MEGABYTE);
  await page.keyboard.press('Control+V');
}

/** Whether nothing covers the top and the bottom of an element. */
function isSeen(element: Element): boolean {
  const { left, top, bottom } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + 20, y)));
}

it('is refused with a message in the console, in a line, in the editor and in the search, and the typed values are saved', async () => {
  const { page, context, complaints, t, press } = await atConsole('nl', '/settings/mediums?panel=new');
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: urls.console });
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
  await press('mediums.save');
  await page.getByText(t('mediums.created', { name: 'Gazet van lang' })).waitFor();
  await pasteMegabyte(page, page.getByRole('searchbox', { name: t('layout.searchCandidates') }));
  await page.getByText(t('field.would_be', { length: MEGABYTE, limit: MAX_LINE })).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('is refused with a message in the portal, and the typed values are saved', async () => {
  const { page, context, complaints, t, press, field } = await atPortal('en', '/profile', { phone: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: urls.portal });
  await press('profile.editAbout');
  const about = field('candidate.info');
  await about.fill('In a few words.');
  await pasteMegabyte(page, about);
  await page.getByText(t('field.would_be', { length: MEGABYTE + 'In a few words.'.length, limit: MAX_TEXT })).waitFor();
  await press('common.save');
  await about.waitFor({ state: 'detached' });
  await page.getByText('In a few words.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
