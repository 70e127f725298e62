import { LANGUAGES, type Language } from '@byline/shared-types/domain';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { runningProduct } from './support/product.ts';

const { urls } = runningProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** The only texts outside a catalogue (web-kit/src/i18n/MessagesFailed.tsx). */
const RETRY: Record<Language, string> = { en: 'Try again', nl: 'Opnieuw proberen', fr: 'Réessayer' };
const apps = { portal: urls.portal, console: `${urls.console}/login` };

it.each(LANGUAGES.flatMap((language) => Object.entries(apps).map(([app, url]) => ({ app, language, url }))))(
  'the $app says in $language that its texts can’t be fetched, and starts when they can',
  async ({ url, language }) => {
    const page = await browser.newPage();
    page.setDefaultTimeout(15_000);
    const catalogues = new RegExp(`/assets/${language}-[^/]+\\.js$`);
    await page.route(catalogues, (route) => route.abort());
    await page.goto(`${url}?lang=${language}`);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.getAttribute('lang')).toBe(language);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.unroute(catalogues);
    await page.getByRole('button', { name: RETRY[language] }).click();
    await page.locator('input[type="email"]').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await page.close();
  },
);
