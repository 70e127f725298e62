import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@byline/shared-types/domain';
import { firstCampaignJob, type CampaignJob } from './support/campaign.ts';
import { mailsTo, mailTo } from './support/mailbox.ts';
import { startForJourney, visitor, type Running, type Visit } from './support/running.ts';
import { startSmtpGate, type SmtpGate } from './support/smtp-gate.ts';
import { consoleWords, portalWords } from './support/words.ts';
import { keepPicture, looksRight } from './support/look.ts';
import * as recruiting from './steps/console.ts';
import * as profile from './steps/profile.ts';
import * as registration from './steps/registration.ts';

/** French is the longest: its screens are looked at in both themes and at both ends of the widths. */
const LOOKED_AT: Language = 'fr';
const RECRUITERS: Record<Language, { email: string; name: string }> = {
  nl: { email: 'lotte.janssens@byline.example', name: 'Lotte Janssens' },
  fr: { email: 'karim.benali@byline.example', name: 'Karim Benali' },
  en: { email: 'thomas.lemaire@byline.example', name: 'Thomas Lemaire' },
};

let running: Running;
let gate: SmtpGate;
let job: CampaignJob;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'byline-journey-'));
  running = await startForJourney();
  gate = await startSmtpGate(running.product.env.SMTP_URL ?? '');
  running.product.env.SMTP_URL = gate.url;
  job = await firstCampaignJob(running.product);
});
afterAll(async () => {
  await gate.close();
  await running.stop();
  await rm(folder, { recursive: true });
});

describe.each(LANGUAGES)('a candidate and a recruiter, in %s', (language) => {
  const t = portalWords(language);
  const c = consoleWords(language);
  const recruiter = RECRUITERS[language];
  const person: registration.Person = {
    firstname: 'Éloïse',
    name: `van der Meer-${language}`,
    email: `eloise.${language}@example.be`,
    password: 'a quiet winter morning',
  };
  let candidate: Visit;
  let desk: Visit;
  let cv: Buffer;
  const look = async (visit: Visit, screen: string): Promise<void> => {
    if (language === LOOKED_AT) await looksRight(visit.page, screen);
  };
  beforeAll(async () => {
    candidate = await visitor(running.browser, language);
    desk = await visitor(running.browser, language);
    cv = await profile.cvOf(person);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    await keepPicture(candidate.page, `${task.name}, candidate`);
    await keepPicture(desk.page, `${task.name}, recruiter`);
  });
  afterAll(async () => {
    await candidate.context.close();
    await desk.context.close();
  });

  it('registers through a campaign link, having passed the bot check', async () => {
    const { page } = candidate;
    await page.goto(`${running.product.urls.portal}/apply/${job.campaignId}/${job.jobId}?lang=${language}`);
    await page.getByRole('heading', { name: job.title }).waitFor();
    await look(candidate, 'apply');
    await registration.passBotCheck(page, t, person);
    await registration.submitRegistration(page, t);
    expect(await profile.summaryLines(page)).toHaveLength(5);
    await look(candidate, 'registration with errors');
    await registration.fillRegistration(page, t, { ...person, email: recruiter.email }, language);
    await registration.submitRegistration(page, t);
    await page.getByText(t('error.email_taken')).first().waitFor();
    expect(await page.getByLabel(t('register.password'), { exact: true }).inputValue()).toBe(person.password);
    await page.getByLabel(t('register.email'), { exact: true }).fill(person.email);
    await registration.submitRegistration(page, t);
    await page.getByText(person.email).waitFor();
    await look(candidate, 'email sent');
  });

  it('activates the account with the mailed link, which works once, and logs in', async () => {
    const { page } = candidate;
    const { portal } = running.product.urls;
    const link = await registration.activate(page, running.product, t, person);
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

  it('is told of everything that is missing, and keeps what was typed', async () => {
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
      expect(missing.join('\n').toLowerCase()).toContain(t(`error.${message}`).toLowerCase());
    }
    await look(candidate, 'wizard, step 2');
    const bad = await profile.badFiles(folder);
    await profile.refuseFile(page, t, bad.wrongType, /JPEG|PNG|PDF/);
    await profile.refuseFile(page, t, bad.disguised, /JPEG|PNG|PDF/);
    await profile.refuseFile(page, t, bad.tooLarge, /10/);
  });

  it('completes the profile and finds the application pending', async () => {
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

  it('is found by a recruiter who logs in with a code', async () => {
    const { page } = desk;
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto(`${running.product.urls.console}/settings/recruiters?lang=${language}`);
    await look(desk, 'console login');
    await recruiting.logIn(page, c, recruiter.email);
    const secret = await recruiting.generateQr(page, c, recruiter.name);
    await look(desk, 'recruiters');
    await recruiting.logOut(page, c, recruiter.name);
    await recruiting.logIn(page, c, recruiter.email);
    await recruiting.enterCode(page, c, '000000');
    await page.getByText('Gegevens niet correct.').waitFor();
    await recruiting.enterCodeOf(page, c, secret, recruiter.name);
    await page.goto(`${running.product.urls.console}/candidates`);
    await page
      .getByRole('group', { name: c('candidates.interviewStatus') })
      .getByRole('button', { name: new RegExp(`^${c('tile.newApplicant')}`) })
      .click();
    await look(desk, 'candidates');
    await recruiting.openCandidate(page, c, person);
    await look(desk, 'candidate');
    expect((await recruiting.download(page, c, 'CV Éloïse.pdf')).equals(cv)).toBe(true);
  });

  it('gets a note, and a scheduled mail that goes out once through two kills and a lost Redis', async () => {
    const { page } = desk;
    const { product, redis } = running;
    await recruiting.writeNote(page, c, `Calm and precise, in ${language}.`);
    const held = gate.hold();
    const subject = `Kennismaking, ${language}`;
    const due = await recruiting.scheduleMail(page, c, subject, 'Shall we meet next week?');
    await look(desk, 'scheduled mail');

    product.worker().kill('SIGKILL');
    await redis.flushall();
    await product.startWorker();
    const beginning = await held;
    expect(Date.now()).toBeGreaterThanOrEqual(due.getTime());

    product.worker().kill('SIGKILL');
    await redis.flushall();
    gate.open();
    await product.startWorker();
    const mail = await mailTo(product, person.email, subject, 60);
    const messageId = /^Message-ID: (<[^>]+>)/im.exec(beginning)?.[1];
    expect(messageId).toBeTruthy();
    expect(mail.headers['message-id']).toBe(messageId);
    expect((await mailsTo(product, person.email)).filter((one) => one.subject === subject)).toHaveLength(1);
  });

  it('sees the application as successful once it is approved', async () => {
    await recruiting.approveApplication(desk.page, c, person);
    await look(desk, 'approved application');
    const { page } = candidate;
    await page.reload();
    await page.getByText(t('applications.successful'), { exact: true }).waitFor();
  });

  it('removes the account: login fails and the public profile is not found', async () => {
    const { page } = candidate;
    const { portal } = running.product.urls;
    await page.goto(`${portal}/profile`);
    const link = page.getByRole('link', { name: t('profile.viewPublic') });
    const publicProfile = new URL((await link.getAttribute('href')) ?? '', portal).href;
    await page.goto(publicProfile);
    await page.getByRole('heading', { name: person.firstname }).first().waitFor();
    await look(candidate, 'public profile');
    await page.goto(`${portal}/profile`);
    await profile.removeAccount(page, t);
    await registration.logIn(page, t, person);
    await page.getByText('Gegevens niet correct.').waitFor();
    await page.goto(publicProfile);
    await page.getByText('Not found').waitFor();
    expect([...candidate.complaints, ...desk.complaints]).toEqual([]);
  });
});
