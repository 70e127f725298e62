import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import type { Language } from '@byline/shared-types/domain';
import { openBrowser } from './support/browser.ts';
import { campaignJobs, type CampaignJob } from './support/campaign.ts';
import { inOrder } from './support/in-order.ts';
import { linkIn, mailsTo, mailTo } from './support/mailbox.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';
import { storedUser } from './support/session.ts';
import { startSmtpGate } from './support/smtp-gate.ts';
import { countTaps } from './support/taps.ts';
import { visitor, type Visit } from './support/visitor.ts';
import { killWorker, replaceWorker } from './support/worker.ts';
import { consoleWords, portalWords } from './support/words.ts';
import * as recruiting from './steps/console.ts';
import * as profile from './steps/profile.ts';
import * as registration from './steps/registration.ts';

/** Each journey turns two-factor on for its own recruiter. Lotte Janssens is not among them, because other files log in as her. */
const RECRUITERS: Record<Language, { email: string; name: string }> = {
  nl: { email: 'sofie.debacker@byline.example', name: 'Sofie De Backer' },
  fr: { email: 'karim.benali@byline.example', name: 'Karim Benali' },
  en: { email: 'thomas.lemaire@byline.example', name: 'Thomas Lemaire' },
};

export interface JourneyOptions {
  /** The way of a second application: sent beside the first from the wizard, or made later and then ended. */
  second: 'beside the first' | 'declined' | 'withdrawn';
  /** Checks each screen in both themes and at the narrowest and widest width. */
  looks?: boolean;
  /** Kills the worker twice and empties Redis while a mail is due. */
  kills?: boolean;
}

/** A candidate's whole way through both apps, with the recruiter's part, in one language. */
export async function journey(
  language: Language,
  { second, looks = false, kills = false }: JourneyOptions,
): Promise<void> {
  const product = runningProduct();
  const t = portalWords(language);
  const c = consoleWords(language);
  const recruiter = RECRUITERS[language];
  const person: registration.Person = {
    firstname: 'Éloïse',
    name: `van der Meer-${language}`,
    email: `eloise.${language}@example.be`,
    password: 'a quiet winter morning',
  };
  const folder = await mkdtemp(join(tmpdir(), 'byline-journey-'));
  afterAll(() => rm(folder, { recursive: true }));
  const browser = await openBrowser();
  const [job, otherJob = job] = await campaignJobs();
  const candidate = await visitor(browser, language, { phone: true });
  const taps = await countTaps(candidate.page);
  const desk = await visitor(browser, language);
  const cv = await profile.cvOf(person);
  const look = async (visit: Visit, screen: string): Promise<void> => {
    if (looks) await looksRight(visit.page, screen);
  };

  const linkTo = ({ campaignId, jobId }: CampaignJob): string =>
    `${product.urls.portal}/apply/${campaignId}/${jobId}?lang=${language}`;

  let link = '';
  let publicAddress = '';
  /** The current stage of the application. */
  const stage = (page: Page): Promise<string> =>
    page
      .getByRole('list', { name: t('applications.track') })
      .locator('[aria-current] > span')
      .first()
      .innerText();

  const step = inOrder(`a candidate and a recruiter, in ${language}`);

  step('registers through a campaign link, having passed the bot check', async () => {
    const { page } = candidate;
    await page.goto(linkTo(job));
    await page.getByRole('heading', { name: job.title }).waitFor();
    await look(candidate, 'apply');
    await registration.passBotCheck(page, t, person);
    await page.getByRole('status').filter({ hasText: job.title }).waitFor();
    await taps.uncounted(async () => {
      await registration.submitRegistration(page, t);
      await profile.summaryLines(page);
      await look(candidate, 'registration with errors');
      await registration.fillRegistration(page, t, { ...person, password: 'Password123' }, language);
      await registration.submitRegistration(page, t);
      await page.getByText(t('field.password_common')).first().waitFor();
      expect(await page.getByLabel(t('login.email'), { exact: true }).inputValue()).toBe(person.email);
      await page.getByRole('checkbox', { name: t('register.privacyLabel') }).uncheck();
    });
    await registration.fillRegistration(page, t, person, language);
    await registration.submitRegistration(page, t);
    await page.getByText(person.email).waitFor();
    await look(candidate, 'email sent');
  });

  step('activates the account with the mailed link, and is at the wizard', async () => {
    const { page } = candidate;
    const mail = await mailTo(person.email);
    expect(mail.text).toContain(job.title);
    link = await registration.activate(page, t, person);
    await page.getByText(job.title).waitFor();
    await look(candidate, 'activated');
    await page.getByRole('button', { name: t('activation.getStarted') }).click();
    await page.waitForURL(/\/complete/);
  });

  step('finds that the link works once, and logs in', () =>
    taps.uncounted(async () => {
      const { page } = candidate;
      const { portal } = product.urls;
      await page.evaluate(() => localStorage.clear());
      await page.goto(link);
      await page.getByRole('heading', { name: t('activation.already') }).waitFor();
      await page.goto(`${portal}/activate/${encodeURIComponent(person.email)}/a-broken-link`);
      await page.getByRole('heading', { name: t('activation.failed') }).waitFor();
      await page.goto(`${portal}/`);
      await look(candidate, 'entry');
      await registration.logIn(page, t, { ...person, password: 'not the password' });
      await page.getByText('Gegevens niet correct.').waitFor();
      expect(await page.getByLabel(t('login.email'), { exact: true }).inputValue()).toBe(person.email);
      await registration.logIn(page, t, person);
      await page.waitForURL(/\/complete/);
      const { candidateId } = await storedUser(page);
      publicAddress = `${portal}/public/candidate/${candidateId ?? ''}`;
      expect((await page.request.get(publicAddress)).status()).toBe(404);
    }),
  );

  if (second === 'beside the first')
    step('applies for a second job through its link, before the profile is complete', () =>
      taps.uncounted(async () => {
        const { page } = candidate;
        await page.goto(linkTo(otherJob));
        await page.waitForURL(/\/complete/);
        await page.getByRole('status').filter({ hasText: otherJob.title }).waitFor();
      }),
    );

  step('is told on each page of the wizard what is still missing, and fills it in', async () => {
    const { page } = candidate;
    await page.getByText(job.title).waitFor();
    await taps.uncounted(async () => {
      await profile.next(page, t);
      expect((await profile.summaryLines(page)).length).toBeGreaterThanOrEqual(5);
      await look(candidate, 'wizard, personal');
    });
    await profile.fillPersonal(page, t);
    await profile.next(page, t);
    await page.getByRole('heading', { name: t('wizard.whatBest') }).waitFor();
    await taps.uncounted(async () => {
      await profile.next(page, t);
      const missing = await profile.summaryLines(page);
      for (const message of ['please_select_one_skill', 'at_least_one_price_required', 'required']) {
        expect(missing.join('\n').toLowerCase()).toContain(t(`field.${message}`).toLowerCase());
      }
      expect(await page.getByRole('region', { name: t('files.cv') }).innerText()).toContain(t('field.required'));
      await look(candidate, 'wizard, offer');
      const bad = await profile.badFiles(folder);
      await profile.refuseFile(page, t, bad.wrongType, /JPEG|PNG|PDF/);
      await profile.refuseFile(page, t, bad.disguised, /JPEG|PNG|PDF/);
      await profile.refuseFile(page, t, bad.tooLarge, /10/);
    });
    await profile.fillOffer(page, t);
    await profile.uploadCv(page, t, 'CV Éloïse.pdf', cv);
    await profile.next(page, t);
    await page.getByRole('heading', { name: t('wizard.aboutWork') }).waitFor();
    await taps.uncounted(async () => {
      await profile.save(page, t);
      expect(await profile.summaryLines(page)).toHaveLength(3);
      await look(candidate, 'wizard, about');
    });
    await profile.fillAbout(page, t);
    await profile.save(page, t);
  });

  step('is done after at most 28 taps, reads that the application was sent, and sees the public page', async () => {
    const { page } = candidate;
    await page.getByRole('heading', { name: t('wizard.doneTitle') }).waitFor();
    // The link in the mail takes one as well.
    expect(taps.count() + 1).toBeLessThanOrEqual(28);
    const sent = page.getByRole('status').filter({ hasText: job.title });
    await sent.waitFor();
    expect((await sent.innerText()).includes(otherJob.title)).toBe(second === 'beside the first');
    await page.getByRole('region', { name: t('publicPage.preview') }).scrollIntoViewIfNeeded();
    await page.getByText('Audio guide of a comics museum').waitFor();
    await look(candidate, 'wizard, done');
    expect((await page.request.get(publicAddress)).status()).toBe(200);
    const isPublic = page.getByRole('switch', { name: t('profile.public') });
    await isPublic.click();
    await page.getByText(t('profile.publicOff')).waitFor();
    expect((await page.request.get(publicAddress)).status()).toBe(404);
    await isPublic.click();
    await page.getByText(t('profile.publicOn')).waitFor();
    expect((await page.request.get(publicAddress)).status()).toBe(200);
  });

  step('follows the application, which a mail confirms', async () => {
    const { page } = candidate;
    await page.getByRole('link', { name: t('applications.follow') }).click();
    await page.getByRole('heading', { name: job.title }).waitFor();
    await page.getByText(t('applications.pending'), { exact: true }).first().waitFor();
    await expect.poll(() => stage(page)).toBe(t('applications.received'));
    await look(candidate, 'applications');
    await mailTo(person.email, /sollicitatie|candidature|application/i);
    await page.goto(`${product.urls.portal}/profile`);
    await page.getByRole('heading', { name: `${person.firstname} ${person.name}` }).waitFor();
    await look(candidate, 'profile');
  });

  step('is found by a recruiter who logs in with a code', async () => {
    const { page } = desk;
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto(`${product.urls.console}/settings/recruiters?lang=${language}`);
    await look(desk, 'console login');
    await recruiting.logIn(page, c, recruiter.email);
    const secret = await recruiting.generateQr(page, c, recruiter.name);
    await look(desk, 'recruiters');
    await recruiting.logOut(page, c, recruiter.name);
    await recruiting.logIn(page, c, recruiter.email);
    await recruiting.enterCode(page, c, '000000');
    await page.getByText('Gegevens niet correct.').waitFor();
    await recruiting.enterCodeOf(page, c, secret, recruiter.name);
    await page.goto(`${product.urls.console}/candidates`);
    await page
      .getByRole('toolbar', { name: c('candidates.interviewStatus') })
      .getByRole('button', { name: new RegExp(`^${c('tile.newApplicant')}`) })
      .click();
    await look(desk, 'candidates');
    await recruiting.openCandidate(page, c, person);
    await look(desk, 'candidate');
    expect((await recruiting.download(page, c, 'CV Éloïse.pdf')).equals(cv)).toBe(true);
    await candidate.page.goto(`${product.urls.portal}/jobapplications`);
    await expect.poll(() => stage(candidate.page)).toBe(t('applications.readBy', { name: recruiter.name }));
  });

  step('is interviewed; answers save themselves', async () => {
    await recruiting.answerInterview(desk.page, c, 'To choose my projects.');
    await look(desk, 'interview');
    await candidate.page.reload();
    await expect.poll(() => stage(candidate.page)).toBe(t('applications.conversation'));
  });

  step(
    `gets a note, and a scheduled mail that goes out once${kills ? ' through two kills and a lost Redis' : ''}`,
    async () => {
      const { page } = desk;
      await recruiting.writeNote(page, c, `Calm and precise, in ${language}.`);
      const subject = `Kennismaking, ${language}`;
      const scheduled = await recruiting.scheduleMail(page, c, subject, 'Shall we meet next week?');
      await look(desk, 'scheduled mail');
      const move = (): Promise<Date> => recruiting.moveMail(scheduled, 5);
      const { due, messageId } = kills
        ? await crashWhileSending(person.email, move)
        : { due: await move(), messageId: undefined };
      const mail = await mailTo(person.email, subject, 60);
      expect(Date.now()).toBeGreaterThanOrEqual(due.getTime());
      expect(mail.headers['message-id']).toEqual(messageId ?? expect.any(String));
      expect((await mailsTo(person.email)).filter((one) => one.subject === subject)).toHaveLength(1);
    },
  );

  step('sees the application as successful once it is approved', async () => {
    await recruiting.approveApplication(desk.page, c, person, job.title);
    await look(desk, 'approved application');
    const { page } = candidate;
    await page.reload();
    await page.getByText(t('applications.successful'), { exact: true }).first().waitFor();
    await page.getByText(t('applications.accepted'), { exact: true }).first().waitFor();
    const confirmed = (await mailsTo(person.email)).filter(({ subject }) => subject.includes(job.title));
    expect(confirmed).toHaveLength(1);
  });

  if (second !== 'beside the first')
    step('applies for another job at once through its link, and reads how that ends', async () => {
      const { page } = candidate;
      await page.goto(linkTo(otherJob));
      await page.waitForURL(/\/jobapplications/);
      const own = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: otherJob.title }) });
      await own.getByText(t('applications.pending'), { exact: true }).waitFor();
      await desk.page.reload();
      if (second === 'declined') {
        await recruiting.declineApplication(desk.page, c, person, otherJob.title, 'The texts begin in spring.');
        await page.reload();
        await own.getByText('The texts begin in spring.').waitFor();
        await own.getByText(t('applications.notChosen'), { exact: true }).first().waitFor();
        const told = async () =>
          (await mailsTo(person.email)).filter(({ subject }) => subject.includes(otherJob.title));
        await expect.poll(async () => (await told()).length).toBe(2);
      } else {
        await own.getByRole('button', { name: t('applications.delete', { job: otherJob.title }) }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: t('applications.deleteAction') })
          .click();
        await page.getByText(t('applications.deleted')).waitFor();
        await own.getByText(t('applications.withdrawn'), { exact: true }).first().waitFor();
        await desk.page.reload();
        await recruiting.applicationFor(desk.page, otherJob.title).getByText(c('application.withdrawn')).waitFor();
      }
      await look(candidate, `an application that is ${second}`);
    });

  step('removes the account: login and public profile are closed, and the link in the mail keeps both', async () => {
    const { page } = candidate;
    const { portal } = product.urls;
    const publicProfile = publicAddress;
    await page.goto(publicProfile);
    await page.getByRole('heading', { name: person.firstname }).first().waitFor();
    await look(candidate, 'public profile');
    await page.goto(`${portal}/profile`);
    await profile.removeAccount(page, t, person.password);
    await registration.logIn(page, t, person);
    await page.getByText(t('problem.account_leaving')).waitFor();
    await page.goto(publicProfile);
    // The public profile is always in English.
    await page.getByRole('heading', { name: portalWords('en')('public.notFound') }).waitFor();
    const mail = await mailTo(person.email, /wordt verwijderd|va être supprimé|about to be removed/);
    await page.goto(linkIn(mail, '/keep-account/'));
    await page.getByRole('button', { name: t('keepAccount.action'), exact: true }).click();
    await page.getByRole('heading', { name: t('keepAccount.done') }).waitFor();
    await look(candidate, 'an account that stays');
    await page.goto(publicProfile);
    await page.getByRole('heading', { name: person.firstname }).first().waitFor();
    await page.goto(portal);
    await registration.logIn(page, t, person);
    await page.waitForURL(/\/profile/);
    expect([...candidate.complaints, ...desk.complaints]).toEqual([]);
  });
}

/**
 * Kills the worker before a mail is due and again while it sends the mail, and empties Redis each time. Moves the mail while no worker
 * runs, so that the mail cannot leave too early.
 */
async function crashWhileSending(
  recipient: string,
  move: () => Promise<Date>,
): Promise<{ due: Date; messageId: string | undefined }> {
  const { env } = runningProduct();
  const redis = new Redis(env.REDIS_URL ?? '');
  const gate = await startSmtpGate(env.SMTP_URL ?? '', recipient);
  try {
    await killWorker();
    const due = await move();
    await redis.flushall();
    const slow = await replaceWorker({ SMTP_URL: gate.url });
    const beginning = await gate.held;
    slow.kill('SIGKILL');
    await slow.end;
    await redis.flushall();
    await replaceWorker();
    const messageId = /^Message-ID: (<[^>]+>)/im.exec(beginning)?.[1];
    expect(messageId).toBeTruthy();
    return { due, messageId };
  } finally {
    redis.disconnect();
    await gate.close();
  }
}
