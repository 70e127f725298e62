import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Language } from '@byline/shared-types/domain';

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Errors in the browser: uncaught ones and violations of the CSP. Must be empty at the end. */
  complaints: string[];
}

/** The pages of this file's visitors, for the screenshots of a failed test. */
export const openPages = new Set<Page>();

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** A new browser context without stored data, in this language. */
export async function visitor(
  browser: Browser,
  language: Language,
  {
    dark = false,
    phone = false,
    /** The page does not follow what colleagues change. */
    alone = false,
  } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    locale: language,
    colorScheme: dark ? 'dark' : 'light',
    ...(phone ? PHONE : { viewport: { width: 1280, height: 900 } }),
    acceptDownloads: true,
  });
  const complaints: string[] = [];
  // The browser logs violations of the Content-Security-Policy; this adds the element.
  await context.exposeFunction('tellRefusal', (refusal: string) => complaints.push(refusal));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, target }) => {
      const element = target instanceof Element ? target.outerHTML.slice(0, 200) : 'the document';
      const { tellRefusal } = window as unknown as { tellRefusal: (refusal: string) => void };
      tellRefusal(`${effectiveDirective} refused ${blockedURI} of ${element}`);
    });
  });
  if (alone)
    await context.addInitScript(() => {
      // Another tab seems to have the connection, and the API answers nothing about changes.
      navigator.locks.request = () => new Promise(() => undefined);
      const ask = window.fetch.bind(window);
      window.fetch = (asked, options) =>
        typeof asked === 'string' && asked.endsWith('/changes') ? new Promise(() => undefined) : ask(asked, options);
    });
  const page = await context.newPage();
  openPages.add(page);
  page.on('close', () => openPages.delete(page));
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser also logs intended 4xx answers, which are not complaints.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return { context, page, complaints };
}
