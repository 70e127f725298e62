import type { Browser, Page } from 'playwright-core';
import type { Language } from '@byline/shared-types/domain';
import { openBrowser } from '../support/browser.ts';
import { runningProduct } from '../support/product.ts';
import { visitor, type Visit } from '../support/visitor.ts';
import { consoleWords, portalWords, type Words } from '../support/words.ts';
import { DEMO_PASSWORD, logIn as logInConsole } from './console.ts';
import { formActions } from './form-actions.ts';
import { logIn as logInPortal } from './registration.ts';

/** The recruiter without two-factor, so that every file can log in as her at any time. */
export const LOTTE = 'lotte.janssens@byline.example';
export const CAMILLE = 'camille.lefevre@byline.example';
export const NOOR = 'noor@dewitte.example';
/** Her profile is incomplete. */
export const SANNE = 'sanne.dewit@byline.example';
/** Two-factor comes and goes on his login, so no other file uses it. */
export const DAAN = 'daan.smits@byline.example';

type Options = NonNullable<Parameters<typeof visitor>[2]> & {
  /** The demo login to use. */
  email?: string;
  /** The address of another server of the app. */
  base?: string;
};

/** A visitor who has logged in to an app, with its words and the actions on its page. */
export type AppVisit = Visit &
  ReturnType<typeof formActions> & { browser: Browser; t: Words; open: (path: string) => Promise<unknown> };

async function arrive(
  app: 'console' | 'portal',
  [language, path, options]: [Language, string, Options],
  logIn: (page: Page, t: Words) => Promise<void>,
): Promise<AppVisit> {
  const browser = await openBrowser();
  const visit = await visitor(browser, language, options);
  const { page } = visit;
  const t = (app === 'console' ? consoleWords : portalWords)(language);
  const base = options.base ?? runningProduct().urls[app];
  const address = new URL(path, base);
  address.searchParams.set('lang', language);
  await page.goto(address.href);
  await logIn(page, t);
  return { ...visit, ...formActions(page, t), browser, t, open: (to) => page.goto(`${base}${to}`) };
}

/** Lotte, or another recruiter, logged in at a path of the console. */
export const atConsole = (language: Language, path: string, options: Options = {}): Promise<AppVisit> =>
  arrive('console', [language, path, options], async (page, t) => {
    await logInConsole(page, t, options.email ?? LOTTE);
    // A page that is left before the answer has no session.
    await page.getByRole('button', { name: t('session.logIn'), exact: true }).waitFor({ state: 'detached' });
  });

/** Camille, or another candidate, logged in at a path of the portal. */
export const atPortal = (language: Language, path: string, options: Options = {}): Promise<AppVisit> =>
  arrive('portal', [language, path, options], (page, t) =>
    logInPortal(page, t, { email: options.email ?? CAMILLE, password: DEMO_PASSWORD }),
  );
