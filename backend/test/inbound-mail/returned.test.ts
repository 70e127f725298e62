import { describe, expect, it } from 'vitest';
import type { EmailResponse } from '../../src/modules/mail/dto/email.dto.js';
import { createCandidate } from '../factories/candidates.js';
import { until } from '../support/until.js';
import { mail, multipart, part, text } from './mails/build.js';
import { outsideMail } from './outside-mail.js';

const {
  addresses,
  api,
  client,
  conversationOf,
  conversations,
  emailOf,
  findFiled,
  outside,
  sent,
  smtp,
  somebody,
  troubleOf,
} = await outsideMail();

let ids = 0;
const words = (own: string, headers: Record<string, string>) =>
  mail(text(own), { 'Message-ID': `<${++ids}@answers.example.be>`, ...headers });

describe('a mail that was returned', () => {
  const report = (recipient: string, status: string, said: string, action = 'failed') =>
    mail(
      multipart(
        'report; report-type=delivery-status',
        text('I am sorry.'),
        part(
          'message/delivery-status',
          `Reporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; ${recipient}\nAction: ${action}\nStatus: ${status}\nDiagnostic-Code: smtp; ${said}`,
        ),
      ),
      {
        From: 'MAILER-DAEMON@mx.example.be',
        Subject: 'Undelivered Mail',
        'Message-ID': `<${++ids}@answers.example.be>`,
      },
    );

  it('has failed if nobody got it, and its address is bad until a mail comes from it', async () => {
    const candidate = await createCandidate(api);
    const { email, to, replyTo } = await sent({
      candidateId: String(candidate._id),
      to: { name: 'Camille', email: candidate.email },
    });
    await outside.bring({ from: '', to: replyTo, raw: report(to, '5.1.1', '550 User unknown') });
    const failed = await until(
      'it failed',
      async () => (await client.get<EmailResponse>(`/emails/${email._id}`)).body.status === 'failed' && emailOf(email),
    );
    expect(failed).toMatchObject({
      reason: `${to}: 550 User unknown`,
      bounces: [{ address: to, kind: 'no_such_address' }],
    });
    expect(await conversations.findById(failed.conversationId).lean()).toMatchObject({
      undelivered: true,
      open: false,
      mailCount: 1,
    });
    expect(await addresses.findOne({ email: to }).lean()).toMatchObject({ reason: 'no_such_address' });
    expect(await troubleOf(failed)).toBe('no_such_address');
    expect((await client.post<EmailResponse>(`/emails/${email._id}/retry`)).status).toBe(200);
    await until('it left again', () => smtp.received.filter(({ id }) => id === email.messageId).length === 2);
    await outside.bring({ from: to, to: replyTo, raw: words('Het werkt weer', { From: to }) });
    await findFiled({ 'from.email': to });
    expect(await addresses.findOne({ email: to }).lean()).toMatchObject({ badSince: null });
    expect(await troubleOf(failed)).toBeNull();
  });

  it('stays sent if others got it, or if it still may arrive', async () => {
    const { email, to, replyTo } = await sent({ cc: [{ name: 'Bob', email: 'bob@example.be' }] });
    await outside.bring({ from: '', to: replyTo, raw: report(to, '4.4.1', 'timed out', 'delayed') });
    const delayed = await until(
      'it is delayed',
      async () => ((await emailOf(email))?.bounces?.length ?? 0) > 0 && emailOf(email),
    );
    expect(delayed).toMatchObject({ status: 'sent', refused: [], bounces: [{ kind: 'delayed' }] });
    await outside.bring({ from: '', to: replyTo, raw: report('bob@example.be', '5.2.2', '552 over quota') });
    const partly = await until(
      'one is refused',
      async () => ((await emailOf(email))?.refused.length ?? 0) > 0 && emailOf(email),
    );
    expect(partly).toMatchObject({ status: 'sent', refused: ['bob@example.be: 552 over quota'] });
    expect(await addresses.findOne({ email: 'bob@example.be' }).lean()).toBeNull();
  });

  it('names and marks no address of somebody who did not get it', async () => {
    const { email, to, replyTo } = await sent({ cc: [{ name: 'Bob', email: 'bob@example.be' }] });
    const another = somebody();
    await outside.bring({ from: '', to: replyTo, raw: report(another, '5.1.1', '550 User unknown') });
    await findFiled({ messageId: `<${ids}@answers.example.be>` });
    await outside.bring({ from: '', to: replyTo, raw: report(to, '5.1.1', '550 User unknown') });
    await until('one is noted', async () => ((await emailOf(email))?.bounces?.length ?? 0) > 0);
    expect(await emailOf(email)).toMatchObject({ reason: `${to}: 550 User unknown`, bounces: [{ address: to }] });
    expect(await addresses.findOne({ email: to }).lean()).toMatchObject({ reason: 'no_such_address' });
    expect(await addresses.findOne({ email: another }).lean()).toBeNull();
  });

  it('changes nothing if its report did not come to the address of the mail, which stands among the discarded ones', async () => {
    const { email, to } = await sent();
    const forged = multipart(
      'report; report-type=delivery-status',
      text('I am sorry.'),
      part('message/delivery-status', `Final-Recipient: rfc822; ${to}\nAction: failed\nStatus: 5.1.1`),
      part('message/rfc822', `Message-ID: ${email.messageId}\nSubject: Interview\n\nHello`),
    );
    const messageId = `<${++ids}@answers.example.be>`;
    const from = 'MAILER-DAEMON@mx.example.be';
    const raw = mail(forged, {
      From: from,
      Subject: 'Undelivered',
      'Message-ID': messageId,
      'In-Reply-To': email.messageId,
    });
    await outside.bring({ from: '', to: 'team@in.byline.example', raw });
    const filed = await findFiled({ messageId });
    expect(filed).toMatchObject({ kind: 'auto_reply', candidateId: null, raw: null });
    const again = Buffer.from(raw.toString('latin1').replace(messageId, '<again@answers.example.be>'), 'latin1');
    await outside.bring({ from: '', to: 'team@in.byline.example', raw: again });
    expect((await findFiled({ messageId: '<again@answers.example.be>' })).conversationId).toEqual(filed.conversationId);
    expect(await conversationOf(filed)).toMatchObject({
      open: false,
      mailCount: 2,
      discardedAt: expect.any(Date) as Date,
    });
    const record = await emailOf(email);
    expect([record?.status, record?.bounces ?? []]).toEqual(['sent', []]);
    expect(await addresses.findOne({ email: to }).lean()).toBeNull();
  });

  it('is noted if its reader complains', async () => {
    const { email, to, replyTo } = await sent();
    const complaint = multipart(
      'report; report-type=feedback-report',
      text('abuse'),
      part('message/feedback-report', 'Feedback-Type: abuse'),
    );
    await outside.bring({ from: 'fbl@example.be', to: replyTo, raw: mail(complaint, { From: 'fbl@example.be' }) });
    await until('it is noted', async () => (await addresses.findOne({ email: to }).lean())?.reason === 'complaint');
    expect(await emailOf(email)).toMatchObject({ status: 'sent', bounces: [{ kind: 'complaint', address: to }] });
  });
});
