import type { Browser, Page } from 'playwright-core';
import type { Session } from '../lib/demo-session.ts';

/** A page of a recruiter who has logged in, in a browser that has nothing else yet. */
export async function recruiterAt(browser: Browser, session: Session): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1440, height: 900 } });
  await context.addInitScript((text) => localStorage.setItem('byline.session', text), JSON.stringify(session));
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}
