import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@byline/shared-types/domain';
import { firstCampaignJob, type CampaignJob } from './support/campaign.ts';
import { startForJourney, visitor, type Running, type Visit } from './support/running.ts';

import { portalWords } from './support/words.ts';
import * as profile from './steps/profile.ts';
import * as registration from './steps/registration.ts';

let running: Running;
let job: CampaignJob;
beforeAll(async () => {
  running = await startForJourney();
  job = await firstCampaignJob(running.product);
});
afterAll(() => running.stop());

describe.each(LANGUAGES)('a candidate and a recruiter, in %s', (language: Language) => {
  const t = portalWords(language);
  const person: registration.Person = {
    firstname: 'Éloïse',
    name: `van der Meer-${language}`,
    email: `eloise.${language}@example.be`,
    password: 'a quiet winter morning',
  };
  let candidate: Visit;
  beforeAll(async () => {
    candidate = await visitor(running.browser, language);
  });
  afterAll(() => candidate.context.close());

  it('registers through a campaign link, having passed the bot check', async () => {
    const { page } = candidate;
    await page.goto(`${running.product.urls.portal}/apply/${job.campaignId}/${job.jobId}?lang=${language}`);
    await page.getByRole('heading', { name: job.title }).waitFor();
    await registration.passBotCheck(page, t, person);
    await registration.fillRegistration(page, t, person, language);
    await registration.submitRegistration(page, t);
    await page.getByText(person.email).waitFor();
  });

  it('activates the account with the mailed link and logs in', async () => {
    const { page } = candidate;
    const link = await registration.activate(page, running.product, t, person);
    await page.goto(link);
    await page.getByRole('heading', { name: t('activation.already') }).waitFor();
    await page.goto(`${running.product.urls.portal}/`);
    await registration.logIn(page, t, person);
    await page.waitForURL(/\/complete/);
  });

  it('completes the profile and finds the application pending', async () => {
    const { page } = candidate;
    await profile.fillPersonal(page, t);
    await profile.next(page, t);
    await profile.fillWork(page, t);
    await profile.uploadCv(page, t, 'CV Éloïse.pdf', await profile.cvOf(person));
    await profile.save(page, t);
    await page.getByRole('heading', { name: t('wizard.doneTitle') }).waitFor();
    await page.getByRole('link', { name: t('wizard.profile') }).click();
    await page.getByRole('heading', { name: `${person.firstname} ${person.name}` }).waitFor();
    await page.goto(`${running.product.urls.portal}/jobapplications`);
    await page.getByText(job.title).waitFor();
    await page.getByText(t('applications.pending'), { exact: true }).waitFor();
  });

  it('removes the account; nothing of it is left to see', async () => {
    const { page } = candidate;
    await page.goto(`${running.product.urls.portal}/profile`);
    await profile.removeAccount(page, t);
    await registration.logIn(page, t, person);
    await page.getByText('Gegevens niet correct.').waitFor();
    expect(candidate.complaints).toEqual([]);
  });
});
