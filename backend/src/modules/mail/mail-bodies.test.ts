import { LANGUAGES } from '@byline/shared-types/domain';
import { describe, expect, it } from 'vitest';
import { Config } from '../../config/config.js';
import { MailBodies } from './mail-bodies.js';
import { SYSTEM_MAILS } from './mail-kinds.js';

const config = Object.assign(new Config(), {
  SECRET: 'a-secret-for-tests-only-0123456789abcdef',
  AGENCY_NAME: 'Inkt & Co',
});
const bodies = new MailBodies(config);
const url = 'https://portal.example/activate/a%40b.be/token?lang=nl&x=1';
const data = {
  firstname: '<b>Camille</b>',
  url,
  resetUrl: 'https://portal.example/reset-password',
  stopUrl: 'https://portal.example/keep-email/u1/t',
  choosesPassword: true,
  jobCount: 2,
  jobs: 'Translator and editor',
  job: 'Translator',
  answerBy: '11 december 2026',
  email: 'new@example.be',
  passkey: 'My phone',
  by: 'Sofie De Backer',
  left: 9,
  until: '27 november 2026 om 01:20',
  keepsData: true,
  task: 'Call back',
  deadline: '27 november 2026 om 15:00',
  isAbout: true,
  candidate: 'Bart Peeters',
  lastDay: '29 november 2026',
  pending: 3,
  person: 'Noor Dewitte',
  title: 'Kick-off',
  words: 'Monday is fine.',
  view: 'Translators',
  count: 22,
  people: 'Ann Aerts, Translator\nBob Baert',
  others: 20,
  ...{
    state: 'looking',
    isNoted: false,
    month: 'October',
    told: 'from January',
    days: 'three days a week',
    recruiter: 'Lotte Peeters',
  },
  wayUrls: ['https://portal.example/available/t?answer=days', 'https://portal.example/available/t?answer=not_until'],
  seldomUrl: 'https://portal.example/available/t/seldom',
};

describe.each(SYSTEM_MAILS)('the mail %s', (template) => {
  it.each(LANGUAGES)('is whole and escaped in %s', (language) => {
    const { subject, body } = bodies.system(template, language, data);
    const sealed = JSON.stringify(body);
    expect(sealed).not.toContain('Camille');
    const opened = bodies.open({ body, confidential: true });
    expect(subject).not.toMatch(/\{|undefined/);
    expect(opened?.html).toContain(`lang="${language}"`);
    expect(opened?.html).toContain('&lt;b&gt;Camille&lt;/b&gt;');
    expect(opened?.html).toContain('Inkt &amp; Co');
    expect(opened?.html).not.toMatch(/\{\{|undefined|<b>Camille/);
    expect(opened?.text).toContain('<b>Camille</b>');
    if (['account_removed', 'login_rescued_notice', 'role_taken'].includes(template)) return;
    expect(opened?.html).toContain(`href="${url.replace('&', '&amp;')}"`);
    expect(opened?.text).toContain(url);
    if (template === 'availability_ask')
      for (const address of [...data.wayUrls, data.seldomUrl, data.stopUrl])
        expect(opened?.html).toContain(`href="${address}"`);
    if (template === 'account_exists') expect(opened?.html).toContain(`href="${data.resetUrl}"`);
    if (template === 'email_change_notice') expect(opened?.html).toContain(`href="${data.stopUrl}"`);
  });
});

describe('the confirmation of an application', () => {
  it.each(LANGUAGES)('is readable, whole and escaped in %s, with its text for the lists', (language) => {
    const { subject, message, body } = bodies.own('application_received', language, data);
    expect(subject).toContain('Translator');
    expect(subject).not.toMatch(/\{|undefined/);
    for (const part of [message, body.html, body.text]) {
      expect(part).toContain('Translator');
      expect(part).toContain('11 december 2026');
      expect(part).not.toMatch(/\{\{|undefined/);
    }
    expect(message + body.html).not.toContain('<b>Camille');
    expect(body.text).toContain(url);
  });
});

describe('a mail that a person wrote', () => {
  const mail = {
    subject: 'Hi {{= it.x }} <3',
    message: '<p>See <a href="https://example.be/a">this</a> {{= it.subject }}</p>',
    writerName: 'Sofie',
  };

  it('keeps their words as they are, signed by writer and agency', () => {
    const { html, text } = bodies.written(mail);
    expect(html).toContain(mail.message);
    expect(html).toContain('Sofie · Inkt &amp; Co');
    expect(html).toContain('Hi {{= it.x }} &lt;3');
    expect(text).toBe('See this [https://example.be/a] {{= it.subject }}\n\n-- \nSofie · Inkt & Co\n');
  });

  it('is rendered the same each time', () => {
    expect(bodies.written(mail)).toEqual(bodies.written(mail));
  });
});
