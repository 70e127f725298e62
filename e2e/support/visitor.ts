import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Language } from '@byline/shared-types/domain';

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What the browser complained about: uncaught errors, refused by CSP. Must be empty at the end. */
  complaints: string[];
}

/** The pages of this file's visitors, for the pictures of a test that fails. */
export const openPages = new Set<Page>();

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** A browser of somebody's own: nothing stored yet, this language. */
export async function visitor(
  browser: Browser,
  language: Language,
  { dark = false, phone = false } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    locale: language,
    colorScheme: dark ? 'dark' : 'light',
    ...(phone ? PHONE : { viewport: { width: 1280, height: 900 } }),
    acceptDownloads: true,
  });
  const complaints: string[] = [];
  // The browser logs what the Content-Security-Policy refuses; this names the element.
  await context.exposeFunction('tellRefusal', (refusal: string) => complaints.push(refusal));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, target }) => {
      const element = target instanceof Element ? target.outerHTML.slice(0, 200) : 'the document';
      const { tellRefusal } = window as unknown as { tellRefusal: (refusal: string) => void };
      tellRefusal(`${effectiveDirective} refused ${blockedURI} of ${element}`);
    });
  });
  const page = await context.newPage();
  openPages.add(page);
  page.on('close', () => openPages.delete(page));
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A 4xx the product answers on purpose is logged by the browser too; those are not complaints.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return { context, page, complaints };
}
