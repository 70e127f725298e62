import type { Browser } from 'playwright-core';
import type { Language } from '@byline/shared-types/domain';
import { openBrowser } from '../support/browser.ts';
import type { RunningProduct } from '../support/product.ts';
import { visitor, type Visit } from '../support/visitor.ts';
import { consoleWords } from '../support/words.ts';
import { logIn } from './console.ts';

/** The recruiter who stays without two-factor, so that any file logs in as her at any time. */
export const LOTTE = 'lotte.janssens@byline.example';

/** Lotte, logged in at a screen of the console, as a visitor of her own. */
export async function lotteAt(
  { urls }: RunningProduct,
  language: Language,
  path: string,
): Promise<Visit & { browser: Browser }> {
  const browser = await openBrowser();
  const visit = await visitor(browser, language);
  const address = new URL(path, urls.console);
  address.searchParams.set('lang', language);
  await visit.page.goto(address.href);
  await logIn(visit.page, consoleWords(language), LOTTE);
  return { browser, ...visit };
}
