import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from './steps/console.ts';
import { logIn } from './steps/registration.ts';
import { openBrowser } from './support/browser.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';
import { visitor, type Visit } from './support/visitor.ts';
import { portalWords } from './support/words.ts';

/** The forms of a profile nobody has edited yet, on a train. */
const product = runningProduct();
const { portal } = product.urls;
const t = portalWords('en');
const FORMS = /\/block-forms-[^/]+\.js$/;
let browser: Browser;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});

/** A browser with nothing kept of an earlier visit. */
async function begin(): Promise<void> {
  visit = await visitor(browser, 'en', { phone: true });
  ({ page } = visit);
}
async function openProfile(): Promise<void> {
  await page.goto(`${portal}/profile?lang=en`);
  await logIn(page, t, { email: 'camille.lefevre@byline.example', password: DEMO_PASSWORD });
}
const edit = (): Locator => page.getByRole('button', { name: t('profile.editAbout') });
const about = (): Locator => page.getByRole('region', { name: t('profile.about') });

it('open without a network, for they came while the page was read', async () => {
  await begin();
  const forms = page.waitForResponse((response) => FORMS.test(response.url()) && response.ok());
  await openProfile();
  await forms;
  await page.waitForLoadState('networkidle');
  await visit.context.setOffline(true);
  await edit().click();
  await about().getByRole('textbox').waitFor();
  await visit.context.close();
});

it('say so when they could not come yet, and open by themselves once there is a network', async () => {
  await begin();
  await openProfile();
  await edit().waitFor();
  await visit.context.setOffline(true);
  await edit().click();
  await about().getByRole('alert').getByText(t('offline.title'), { exact: true }).waitFor();
  await looksRight(page, 'a form that needs a network to come');
  expect(await about().getByText(t('offline.text')).isVisible()).toBe(true);
  await visit.context.setOffline(false);
  await about().getByRole('textbox').waitFor();
  await visit.context.close();
});
