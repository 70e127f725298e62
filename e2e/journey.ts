import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, expect } from 'vitest';
import type { Language } from '@byline/shared-types/domain';
import { openBrowser } from './support/browser.ts';
import { firstCampaignJob } from './support/campaign.ts';
import { inOrder } from './support/in-order.ts';
import { linkIn, mailsTo, mailTo } from './support/mailbox.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';
import { startSmtpGate } from './support/smtp-gate.ts';
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
  /** Checks each screen in both themes and at the narrowest and widest width. */
  looks?: boolean;
  /** Kills the worker twice and empties Redis while a mail is due. */
  kills?: boolean;
}

/** A candidate's whole way through both apps, with the recruiter's part, in one language. */
export async function journey(
  language: Language,
  { looks = false, kills = false }: JourneyOptions = {},
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
  const job = await firstCampaignJob();
  const candidate = await visitor(browser, language);
  const desk = await visitor(browser, language);
  const cv = await profile.cvOf(person);
  const look = async (visit: Visit, screen: string): Promise<void> => {
    if (looks) await looksRight(visit.page, screen);
  };

  const step = inOrder(`a candidate and a recruiter, in ${language}`);

  step('registers through a campaign link, having passed the bot check', async () => {
    const { page } = candidate;
    await page.goto(`${product.urls.portal}/apply/${job.campaignId}/${job.jobId}?lang=${language}`);
    await page.getByRole('heading', { name: job.title }).waitFor();
    await look(candidate, 'apply');
    await registration.passBotCheck(page, t, person);
    await registration.submitRegistration(page, t);
    expect(await profile.summaryLines(page)).toHaveLength(5);
    await look(candidate, 'registration with errors');
    await registration.fillRegistration(page, t, { ...person, password: 'Password123' }, language);
    await registration.submitRegistration(page, t);
    await page.getByText(t('field.password_common')).first().waitFor();
    expect(await page.getByLabel(t('register.email'), { exact: true }).inputValue()).toBe(person.email);
    await registration.fillRegistration(page, t, person, language);
    await registration.submitRegistration(page, t);
    await page.getByText(person.email).waitFor();
    await look(candidate, 'email sent');
  });

  step('activates the account with the mailed link, which works once, and logs in', async () => {
    const { page } = candidate;
    const { portal } = product.urls;
    const link = await registration.activate(page, t, person);
    await look(candidate, 'activated');
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
  });

  step('is told of everything that is missing, and keeps what was typed', async () => {
    const { page } = candidate;
    await profile.next(page, t);
    expect((await profile.summaryLines(page)).length).toBeGreaterThanOrEqual(5);
    await look(candidate, 'wizard, step 1');
    await profile.fillPersonal(page, t);
    await profile.next(page, t);
    await page.getByRole('heading', { name: t('wizard.whatBest') }).waitFor();
    await profile.save(page, t);
    const missing = await profile.summaryLines(page);
    for (const message of ['please_select_one_skill', 'at_least_one_price_required', 'required']) {
      expect(missing.join('\n').toLowerCase()).toContain(t(`field.${message}`).toLowerCase());
    }
    const [ofCv] = (await page.getByRole('region', { name: t('wizard.files') }).innerText()).split(
      t('files.portfolio'),
    );
    expect(ofCv).toContain(t('field.required'));
    await look(candidate, 'wizard, step 2');
    const bad = await profile.badFiles(folder);
    await profile.refuseFile(page, t, bad.wrongType, /JPEG|PNG|PDF/);
    await profile.refuseFile(page, t, bad.disguised, /JPEG|PNG|PDF/);
    await profile.refuseFile(page, t, bad.tooLarge, /10/);
  });

  step('completes the profile and finds the application pending', async () => {
    const { page } = candidate;
    await profile.fillWork(page, t);
    await profile.uploadCv(page, t, 'CV Éloïse.pdf', cv);
    await profile.save(page, t);
    await page.getByRole('heading', { name: t('wizard.doneTitle') }).waitFor();
    await look(candidate, 'wizard, done');
    await page.getByRole('link', { name: t('wizard.profile') }).click();
    await page.getByRole('heading', { name: `${person.firstname} ${person.name}` }).waitFor();
    await look(candidate, 'profile');
    await page
      .getByRole('link', { name: t('applications.title') })
      .first()
      .click();
    await page.getByText(job.title).waitFor();
    await page.getByText(t('applications.pending'), { exact: true }).waitFor();
    await look(candidate, 'applications');
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
  });

  step('is interviewed; answers save themselves', async () => {
    await recruiting.answerInterview(desk.page, c, 'To choose my projects.');
    await look(desk, 'interview');
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
    await recruiting.approveApplication(desk.page, c, person);
    await look(desk, 'approved application');
    const { page } = candidate;
    await page.reload();
    await page.getByText(t('applications.successful'), { exact: true }).waitFor();
  });

  step('removes the account: login and public profile are closed, and the link in the mail keeps both', async () => {
    const { page } = candidate;
    const { portal } = product.urls;
    await page.goto(`${portal}/profile`);
    const link = page.getByRole('link', { name: t('profile.viewPublic') });
    const publicProfile = new URL((await link.getAttribute('href')) ?? '', portal).href;
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
