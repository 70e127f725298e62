import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Language } from '@byline/shared-types/domain';

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What the browser complained about: uncaught errors, refused by CSP. Must be empty at the end. */
  complaints: string[];
}

/** A browser of somebody's own: nothing stored yet, this language. */
export async function visitor(browser: Browser, language: Language, dark = false): Promise<Visit> {
  const context = await browser.newContext({
    locale: language,
    colorScheme: dark ? 'dark' : 'light',
    viewport: { width: 1280, height: 900 },
    acceptDownloads: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A 4xx the product answers on purpose is logged by the browser too; those are not complaints.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return { context, page, complaints };
}
