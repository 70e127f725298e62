import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../tools/browser.ts';
import { DEMO_PASSWORD } from './steps/console.ts';
import { LOTTE } from './steps/lotte.ts';
import { logIn } from './steps/registration.ts';
import { callsOf } from './support/calls.ts';
import { looksRight } from './support/look.ts';
import { linkIn, mailsTo } from './support/mailbox.ts';
import { runningProduct } from './support/product.ts';
import { visitor, type Visit } from './support/visitor.ts';
import { portalWords } from './support/words.ts';

/** How a candidate changes the address that they log in with. */
const product = runningProduct();
const { portal } = product.urls;
const t = portalWords('fr');
const FIRST = 'julien.premier@example.be';
const SECOND = 'julien.second@example.be';
let browser: Browser;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  const call = await callsOf(product, LOTTE);
  const { records } = await call<{ records: { email: string }[] }>(
    'GET',
    `candidates?search=${encodeURIComponent('Julien Lefèvre')}`,
  );
  browser = await launchBrowser();
  visit = await visitor(browser, 'fr', { phone: true });
  ({ page } = visit);
  await page.goto(`${portal}/account?lang=fr`);
  await logIn(page, t, { email: records[0]?.email ?? '', password: DEMO_PASSWORD });
});
afterAll(() => browser.close());

const button = (label: string): Locator => page.getByRole('button', { name: t(label), exact: true });

async function change(email: string): Promise<void> {
  await button('account.changeEmail').click();
  await page.getByLabel(t('account.newEmail'), { exact: true }).fill(email);
  await page.getByLabel(t('account.currentPassword'), { exact: true }).fill(DEMO_PASSWORD);
  await button('account.changeEmail').click();
  await button('account.resendEmail').waitFor();
}

it('drops the change to an address that waits', async () => {
  await change(FIRST);
  await looksRight(page, 'an address that waits');
  await button('account.cancelEmail').click();
  await button('account.resendEmail').waitFor({ state: 'detached' });
});

it('has the link sent again, and the last one counts', async () => {
  await change(SECOND);
  await button('account.resendEmail').click();
  await page.getByText(t('account.emailResent', { email: SECOND })).waitFor();
  await expect.poll(async () => (await mailsTo(product, SECOND)).length, { timeout: 30_000 }).toBe(2);
  const links = (await mailsTo(product, SECOND)).map((mail) => linkIn(mail, '/change-email/'));
  const worked = [];
  for (const link of links) {
    await page.goto(link);
    await button('confirmEmail.action').click();
    const done = page.getByRole('heading', { name: t('confirmEmail.done') });
    await done.or(page.getByText(t('problem.link_invalid'))).waitFor();
    worked.push(await done.isVisible());
  }
  expect(worked.filter(Boolean)).toHaveLength(1);
  await page.goto(`${portal}/account`);
  await page.getByText(SECOND).waitFor();
  expect(visit.complaints).toEqual([]);
});
