import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from './steps/console.ts';
import { logIn } from './steps/registration.ts';
import { openBrowser } from './support/browser.ts';
import { firstCampaignJob } from './support/campaign.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';
import { portalWords } from './support/words.ts';

const product = runningProduct();
const { urls } = product;
const t = portalWords('fr');
const nl = portalWords('nl');
const NOTHING = '665f1c2e9b1d4a0012345678';
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

/** Of a job that there never was, and of one whose last day is over; with a campaign and without. */
async function deadLinks(): Promise<[status: number, address: string][]> {
  const { campaignId, jobId } = await firstCampaignJob(product, 'finished');
  return [
    [404, `/apply/${NOTHING}/${NOTHING}`],
    [404, `/jobs/apply/${NOTHING}`],
    [410, `/apply/${campaignId}/${jobId}`],
    [410, `/jobs/apply/${jobId}`],
  ];
}

it('leads from a job that is gone or over to those that are open, and tells machines which', async () => {
  for (const [status, address] of await deadLinks()) {
    const { page, context, complaints } = await visitor(browser, 'fr', { phone: true });
    const answer = await page.goto(`${urls.portal}${address}?lang=fr`);
    expect([address, answer?.status()]).toEqual([address, status]);
    await page.getByRole('heading', { level: 1, name: t('apply.closed') }).waitFor();
    // Nobody registers for what is gone.
    expect(await page.getByRole('textbox').count()).toBe(0);
    const open = page.getByRole('list', { name: t('apply.openJobs') }).getByRole('link');
    await open.first().waitFor();
    await looksRight(page, `a job that is gone, ${status}`);
    const title = await open.first().innerText();
    await open.first().click();
    if (new URL(page.url()).pathname.startsWith('/apply')) await page.getByRole('heading', { name: title }).waitFor();
    await page.getByLabel(t('login.password'), { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  }
});

it('says that a job is gone before any script, and what is open', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  for (const [status, address] of await deadLinks()) {
    const page = await context.newPage();
    const answer = await page.goto(`${urls.portal}${address}?lang=fr`);
    expect([address, answer?.status()]).toEqual([address, status]);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(t('apply.closed'));
    expect(
      await page
        .getByRole('list', { name: t('apply.openJobs') })
        .getByRole('link')
        .count(),
    ).toBeGreaterThan(0);
    await page.close();
  }
  await context.close();
});

it('tells a candidate who follows the link of a job that is over why there is no application', async () => {
  const { campaignId, jobId } = await firstCampaignJob(product, 'finished');
  const { page, context } = await visitor(browser, 'nl');
  await page.goto(`${urls.portal}/?lang=nl`);
  await logIn(page, nl, { email: 'noor@dewitte.example', password: DEMO_PASSWORD });
  await page.waitForURL(/profile/);
  await page.goto(`${urls.portal}/apply/${campaignId}/${jobId}`);
  await page.getByText(nl('problem.job_closed'), { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/jobapplications');
  await context.close();
});

it('says in Dutch that the address is missing, whatever the language', async () => {
  const { page, context } = await visitor(browser, 'fr');
  await page.goto(`${urls.portal}/reset-password?lang=fr`);
  await page.getByRole('button', { name: t('password.send') }).click();
  await page.getByText('Verplicht', { exact: true }).waitFor();
  await context.close();
});
