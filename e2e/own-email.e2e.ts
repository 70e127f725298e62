import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { DEMO_PASSWORD } from './steps/console.ts';
import { LOTTE } from './steps/lotte.ts';
import { logIn } from './steps/registration.ts';
import { openBrowser } from './support/browser.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
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
/** A link went to each address. */
const BOTH = { count: 2 };
let browser: Browser;
let visit: Visit;
let page: Page;
let old: string;

beforeAll(async () => {
  const call = await callsOf(product, LOTTE);
  const { records } = await call<{ records: { email: string }[] }>(
    'GET',
    `candidates?search=${encodeURIComponent('Julien Lefèvre')}`,
  );
  browser = await openBrowser();
  visit = await visitor(browser, 'fr', { phone: true });
  ({ page } = visit);
  await page.goto(`${portal}/account?lang=fr`);
  old = records[0]?.email ?? '';
  await logIn(page, t, { email: old, password: DEMO_PASSWORD });
});

const button = (label: string, values?: { count: number }): Locator =>
  page.getByRole('button', { name: t(label, values), exact: true });

async function change(email: string): Promise<void> {
  await button('account.changeEmail').click();
  await page.getByLabel(t('account.newEmail'), { exact: true }).fill(email);
  await page.getByLabel(t('account.currentPassword'), { exact: true }).fill(DEMO_PASSWORD);
  await button('account.changeEmail').click();
  await button('account.resendEmail', BOTH).waitFor();
}

/** Presses the button of every mail to an address; how many of them did it. */
async function confirmBy(email: string, mails: number, heading: string): Promise<number> {
  const notices = async () => (await mailsTo(product, email)).filter(({ html }) => html.includes('/change-email/'));
  await expect.poll(async () => (await notices()).length, { timeout: 30_000 }).toBe(mails);
  let worked = 0;
  for (const mail of await notices()) {
    await page.goto(linkIn(mail, '/change-email/'));
    await button('confirmEmail.action').click();
    const did = page.getByRole('heading', { name: t(heading) });
    await did.or(page.getByText(t('problem.link_invalid'))).waitFor();
    if (await did.isVisible()) worked += 1;
  }
  return worked;
}

const step = inOrder('somebody changes the address that they log in with');

step('drops the change to an address that waits', async () => {
  await change(FIRST);
  await looksRight(page, 'an address that waits');
  await button('account.cancelEmail').click();
  await button('account.resendEmail', BOTH).waitFor({ state: 'detached' });
});

step('has the links sent again, and the last ones count once both addresses have confirmed', async () => {
  await change(SECOND);
  await button('account.resendEmail', BOTH).click();
  await page.getByText(t('account.emailResent', BOTH), { exact: true }).waitFor();
  // The old one was mailed at the change that was dropped, too.
  expect(await confirmBy(SECOND, 2, 'confirmEmail.waits')).toBe(1);
  await page.goto(`${portal}/account`);
  await page
    .getByText(
      t('account.emailWaitsOld', { email: SECOND })
        .replace('{email}', SECOND)
        .replaceAll(/<\/?b>/g, ''),
    )
    .waitFor();
  await button('account.resendEmail', { count: 1 }).waitFor();
  await looksRight(page, 'an address that waits for the old one');
  expect(await confirmBy(old, 3, 'confirmEmail.done')).toBe(1);
  await page.goto(`${portal}/account`);
  await page.getByText(SECOND).waitFor();
  expect(visit.complaints).toEqual([]);
});
