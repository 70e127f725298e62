import { expect, it } from 'vitest';
import { atPortal, NOOR, SANNE } from './steps/visits.ts';
import { openBrowser } from './support/browser.ts';
import { callsOf } from './support/calls.ts';
import { campaignJobs, firstCampaignJob } from './support/campaign.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';
import { portalWords } from './support/words.ts';

const { urls } = runningProduct();
const t = portalWords('fr');
const NOTHING = '665f1c2e9b1d4a0012345678';
const browser = await openBrowser();

/** Links to an unknown job and to a past one, each with a campaign and without. */
async function deadLinks(): Promise<[status: number, address: string][]> {
  const { campaignId, jobId } = await firstCampaignJob('finished');
  return [
    [404, `/apply/${NOTHING}/${NOTHING}`],
    [404, `/jobs/apply/${NOTHING}`],
    [410, `/apply/${campaignId}/${jobId}`],
    [410, `/jobs/apply/${jobId}`],
  ];
}

it('leads from a deleted or past job to open jobs, and answers 404 or 410', async () => {
  for (const [status, address] of await deadLinks()) {
    const { page, context, complaints } = await visitor(browser, 'fr', { phone: true });
    const answer = await page.goto(`${urls.portal}${address}?lang=fr`);
    expect([address, answer?.status()]).toEqual([address, status]);
    await page.getByRole('heading', { level: 1, name: t('apply.closed') }).waitFor();
    // The page has no registration form.
    expect(await page.getByRole('textbox').count()).toBe(0);
    const open = page.getByRole('list', { name: t('apply.openJobs') }).getByRole('link');
    await open.first().waitFor();
    await looksRight(page, `a job that is gone, ${status}`);
    // A job of the demo, if one is shown: other files make jobs and close them.
    const shown = await open.allInnerTexts();
    const title = (await campaignJobs()).map((job) => job.title).find((one) => shown.includes(one)) ?? shown[0] ?? '';
    await open.filter({ hasText: title }).first().click();
    if (new URL(page.url()).pathname.startsWith('/apply')) await page.getByRole('heading', { name: title }).waitFor();
    await page.getByLabel(t('login.password'), { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  }
});

it('says without a script that a job is gone, and lists the open jobs', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  for (const [status, address] of await deadLinks()) {
    const page = await context.newPage();
    const answer = await page.goto(`${urls.portal}${address}?lang=fr`);
    expect([address, answer?.status()]).toEqual([address, status]);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(t('apply.closed'));
    const open = page.getByRole('list', { name: t('apply.openJobs') }).getByRole('link');
    expect(await open.count()).toBeGreaterThan(0);
    await page.close();
  }
  await context.close();
});

it('explains to a candidate why the link of a past job makes no application', async () => {
  const { campaignId, jobId } = await firstCampaignJob('finished');
  const { page, context, t: nl, open } = await atPortal('nl', '/', { email: NOOR });
  await page.waitForURL(/profile/);
  await open(`/apply/${campaignId}/${jobId}`);
  await page.getByText(nl('problem.job_closed'), { exact: true }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/jobapplications');
  await context.close();
});

it('names a sent application in the wizard of a candidate whose profile is incomplete, until it is withdrawn there', async () => {
  const { campaignId, jobId, title } = await firstCampaignJob();
  const { page, context, complaints, t: nl, open } = await atPortal('nl', '/', { email: SANNE, phone: true });
  await page.waitForURL(/complete/);
  const call = await callsOf();
  const views = async (): Promise<number | undefined> =>
    (await call<{ records: { count: number }[] }>('GET', `campaigns/views?_id=${campaignId}&jobId=${jobId}`)).records[0]
      ?.count;
  const before = (await views()) ?? 0;
  await open(`/apply/${campaignId}/${jobId}`);
  const sent = page.getByRole('main').getByRole('status').filter({ hasText: title });
  await page.waitForURL(/complete/);
  await sent.waitFor();
  await page.reload();
  await sent.waitFor();
  await expect.poll(views).toBe(before + 1);
  await page.getByText(new RegExp(`^${nl('applications.received')} op `)).waitFor();
  await page.getByRole('button', { name: nl('applications.delete', { job: title }) }).click();
  await page.getByRole('button', { name: nl('applications.deleteAction'), exact: true }).click();
  await page.getByText(nl('applications.deleted')).waitFor();
  await sent.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

it('says in Dutch that the address is missing, in every language', async () => {
  const { page, context } = await visitor(browser, 'fr');
  await page.goto(`${urls.portal}/reset-password?lang=fr`);
  await page.getByRole('button', { name: t('password.send') }).click();
  await page.getByText('Verplicht', { exact: true }).waitFor();
  await context.close();
});
