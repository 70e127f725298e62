import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../tools/browser.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';
import { portalWords } from './support/words.ts';

const { urls } = runningProduct();
const t = portalWords('fr');
const NOTHING = '665f1c2e9b1d4a0012345678';
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each([`/apply/${NOTHING}/${NOTHING}`, `/jobs/apply/${NOTHING}`])(
  'leads from a job that is gone, %s, to those that are open',
  async (address) => {
    const { page, context, complaints } = await visitor(browser, 'fr', { phone: true });
    await page.goto(`${urls.portal}${address}?lang=fr`);
    await page.getByRole('heading', { level: 1, name: t('apply.closed') }).waitFor();
    // Nobody registers for what is gone.
    expect(await page.getByRole('textbox').count()).toBe(0);
    const open = page.getByRole('list', { name: t('apply.openJobs') }).getByRole('link');
    await open.first().waitFor();
    await looksRight(page, 'a job that is gone');
    const title = await open.first().innerText();
    await open.first().click();
    if (new URL(page.url()).pathname.startsWith('/apply')) await page.getByRole('heading', { name: title }).waitFor();
    await page.getByLabel(t('login.password'), { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

it('says in Dutch that the address is missing, whatever the language', async () => {
  const { page, context } = await visitor(browser, 'fr');
  await page.goto(`${urls.portal}/reset-password?lang=fr`);
  await page.getByRole('button', { name: t('password.send') }).click();
  await page.getByText('Verplicht', { exact: true }).waitFor();
  await context.close();
});
