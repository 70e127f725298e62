import { DAY_MS } from '@byline/shared-types/domain';
import { simpleParser } from 'mailparser';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { Transactions } from '../../src/common/mongo/transactions.js';
import { MailAddressesRepository } from '../../src/modules/mail/conversations/mail-addresses.repository.js';
import { TakeAttachments } from '../../src/modules/mail/conversations/take-attachments.js';
import type { ConversationResponse } from '../../src/modules/mail/conversations/dto/conversation.dto.js';
import type { SuggestionsResponse } from '../../src/modules/mail/conversations/dto/unmatched.dto.js';
import { asCandidate } from '../factories/accounts.js';
import { createCandidate } from '../factories/candidates.js';
import { BackendProcess } from '../support/backend-process.js';
import { until } from '../support/until.js';
import { file, mail, multipart, text } from './mails/build.js';
import { outsideMail } from './outside-mail.js';

const {
  addresses,
  api,
  arrive,
  bytesOf,
  client,
  conversationOf,
  conversations,
  emailOf,
  files,
  findFiled,
  outside,
  received,
  sent,
  somebody,
} = await outsideMail();

let ids = 0;
const words = (own: string, headers: Record<string, string> = {}) =>
  mail(text(own), { 'Message-ID': `<${++ids}@answers.example.be>`, ...headers });

describe('an answer', () => {
  it('comes into the conversation of its mail by the address for answers, with its files', async () => {
    const candidate = await createCandidate(api);
    const { email, to, replyTo, raw } = await sent({
      candidateId: String(candidate._id),
      to: { name: 'Camille', email: candidate.email },
    });
    expect(replyTo).toMatch(/^reply\+[a-z2-7]{45}@in\.byline\.example$/);
    expect((await simpleParser(raw)).replyTo?.value[0]?.name).toBe('Noor Dewitte');
    const cv = file('cv.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF\n'));
    const tool = file('tool.exe', 'application/octet-stream', Buffer.from('MZ'));
    await outside.bring({
      from: to,
      to: replyTo,
      raw: mail(
        multipart('mixed', text('Graag!\n\nOn Monday, November 9, 2026 Noor wrote:\n> Shall we meet?'), cv, tool),
        {
          ...{ From: `Camille <${to}>`, Subject: `Re: ${email.subject}`, 'Message-ID': '<files@answers.example.be>' },
        },
      ),
    });
    const answer = await findFiled({ messageId: '<files@answers.example.be>' });
    expect(answer).toMatchObject({
      ...{ kind: 'mail', from: { name: 'Camille', email: to }, message: '<p>Graag!</p>', quotedLines: 2 },
      ...{ fromOther: false, raw: null },
      attachments: [
        { name: 'cv.pdf', refusal: null, inFiles: true },
        { name: 'tool.exe', fileId: null, refusal: 'file_type' },
      ],
    });
    expect(await files.findById(answer.attachments[0]?.fileId).lean()).toMatchObject({
      kind: 'cv',
      name: 'cv.pdf',
      ownerId: null,
    });
    const record = await emailOf(email);
    expect(answer.conversationId).toEqual(record?.conversationId);
    expect(answer.candidateId).toEqual(record?.candidateId);
    expect(await conversationOf(answer)).toMatchObject({
      ...{ open: true, read: [], mailCount: 2, hasAttachments: true, receivedAt: answer.receivedAt },
      last: { direction: 'in', from: 'Camille', words: 'Graag!' },
    });
  });

  it('is known by the mail it answers, and by subject and sender', async () => {
    const { email, to } = await sent();
    const candidateEmail = (await createCandidate(api)).email;
    await outside.bring({
      from: to,
      to: 'team@in.byline.example',
      raw: words('Ja', { From: to, 'In-Reply-To': email.messageId, Subject: 'iets' }),
    });
    const byId = await findFiled({ messageId: `<${ids}@answers.example.be>` });
    expect(byId.conversationId).toEqual((await emailOf(email))?.conversationId);
    await outside.bring({
      from: to,
      to: 'team@in.byline.example',
      raw: words('Nog iets', { From: to, References: `<x@y> <${ids}@answers.example.be>` }),
    });
    expect((await findFiled({ messageId: `<${ids}@answers.example.be>` })).conversationId).toEqual(byId.conversationId);
    const bring = async (subject: string, from = candidateEmail) => {
      await outside.bring({
        from: candidateEmail,
        to: 'team@in.byline.example',
        raw: words('Dag', { From: from, Subject: subject }),
      });
      return findFiled({ messageId: `<${ids}@answers.example.be>` });
    };
    const first = await bring('Mijn tarief');
    expect(first.candidateId).not.toBeNull();
    expect((await bring('RE: Mijn tarief')).conversationId).toEqual(first.conversationId);
    expect((await bring('Iets anders')).conversationId).not.toEqual(first.conversationId);
    const several = await bring('Mijn tarief', `Camille <${candidateEmail}>, x@evil.example`);
    expect(several).toMatchObject({ candidateId: null, senderCheck: 'fail' });
  });

  it('from another address is taken and marked, and its files are for recruiters alone', async () => {
    const person = await asCandidate(api);
    const { replyTo, email } = await sent({
      candidateId: person.candidateId,
      to: { name: 'Camille', email: person.user.email },
    });
    const offer = file('offer.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF\n'));
    await outside.bring({
      from: 'partner@example.be',
      to: replyTo,
      raw: mail(multipart('mixed', text('Namens Camille'), offer), { From: 'partner@example.be' }),
    });
    const { conversationId, fromOther, attachments } = await findFiled({ 'from.email': 'partner@example.be' });
    expect({ conversationId, fromOther }).toEqual({
      ...{ fromOther: true, conversationId: (await emailOf(email))?.conversationId },
    });
    const [{ fileId, inFiles } = { fileId: null }] = attachments;
    expect(inFiles).toBe(false);
    expect(await files.findById(fileId).lean()).toMatchObject({ kind: 'attachment', unusedSince: null });
    const path = `/candidates/${person.candidateId}`;
    expect((await client.get(`${path}/file/${String(fileId)}`)).status).toBe(200);
    expect((await person.client.get(`${path}/file/${String(fileId)}`)).status).toBe(403);
    const seen = JSON.stringify((await person.client.get(path)).body);
    expect(seen).not.toContain('offer.pdf');
  });

  it('of a machine opens nothing', async () => {
    const { replyTo, to } = await sent();
    await outside.bring({
      from: '',
      to: replyTo,
      raw: words('Terug op maandag', { From: to, 'Auto-Submitted': 'auto-replied' }),
    });
    const away = await findFiled({ 'from.email': to });
    expect(away.kind).toBe('auto_reply');
    expect(await conversationOf(away)).toMatchObject({ open: false, mailCount: 2 });
  });

  it('is known by its subject only if it answers a mail of ours', async () => {
    const { email, replyTo, to } = await sent();
    const headers = { From: to, Subject: 'Automatic reply: Interview' };
    const kindOf = async (more: Record<string, string>) => {
      await outside.bring({ from: to, to: replyTo, raw: words('Terug op maandag', { ...headers, ...more }) });
      return (await findFiled({ messageId: `<${ids}@answers.example.be>` })).kind;
    };
    expect(await kindOf({ 'In-Reply-To': email.messageId })).toBe('auto_reply');
    expect(await kindOf({ 'In-Reply-To': '<another@example.be>' })).toBe('mail');
    expect(await kindOf({ 'In-Reply-To': email.messageId, Subject: 'Afwezigheid volgende week' })).toBe('mail');
  });
});

describe('a mail with a forged sender', () => {
  const OWN = '203.0.113.7';
  const FORGER = '198.51.100.9';

  it('has no candidate, unless it comes to the address for answers, and is marked there', async () => {
    const ann = `ann${Date.now()}@strict.example`;
    const person = await createCandidate(api, { email: ann });
    const { replyTo, email } = await sent({ candidateId: String(person._id), to: { name: 'Ann', email: ann } });
    const bring = async (to: string, address: string) => {
      const cv = file('cv.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF\n'));
      const messageId = `<${++ids}@answers.example.be>`;
      const raw = mail(multipart('mixed', text('Stuur mijn contract'), cv), {
        ...{ From: `Ann <${ann}>`, 'Message-ID': messageId, Subject: `Contract ${ids}` },
      });
      await arrive(raw, { from: ann, to, address });
      return findFiled({ messageId });
    };
    expect(await bring('team@in.byline.example', OWN)).toMatchObject({
      ...{ senderCheck: 'pass', candidateId: person._id, client: null },
      attachments: [{ inFiles: true }],
    });
    const forged = await bring('team@in.byline.example', FORGER);
    expect(forged).toMatchObject({ senderCheck: 'fail', candidateId: null });
    const id = String(forged.conversationId);
    expect((await client.get<ConversationResponse>(`/conversations/${id}`)).body).toMatchObject({ unverified: true });
    const { records } = (await client.get<SuggestionsResponse>(`/conversations/${id}/suggestions`)).body;
    expect(records[0]).toMatchObject({ candidateId: String(person._id), reasons: ['address'] });
    const answer = await bring(replyTo, FORGER);
    expect(answer).toMatchObject({
      ...{ senderCheck: 'fail', candidateId: person._id, conversationId: (await emailOf(email))?.conversationId },
      attachments: [{ inFiles: false }],
    });
  });
});

describe('a mail of a stranger', () => {
  it('has the sender of its envelope if it names none', async () => {
    const { email } = await createCandidate(api);
    const raw = Buffer.from(
      words('Zonder afzender')
        .toString('latin1')
        .replace(/^From:.*\r\n/, ''),
      'latin1',
    );
    await outside.bring({ from: email, to: 'team@in.byline.example', raw });
    const filed = await findFiled({ messageId: `<${ids}@answers.example.be>` });
    expect(filed.from).toEqual({ name: '', email });
    expect(filed.candidateId).not.toBeNull();
  });

  it('waits without a candidate, with its files in its bytes', async () => {
    const raw = mail(
      multipart('mixed', text('Hebben jullie werk?'), file('cv.pdf', 'application/pdf', Buffer.from('%PDF-1.4'))),
      { From: 'vreemd@example.be', Subject: 'Werk' },
    );
    await outside.bring({ from: 'vreemd@example.be', to: 'TEAM@in.byline.example', raw });
    const stranger = await findFiled({ 'from.email': 'vreemd@example.be' });
    expect(stranger).toMatchObject({
      candidateId: null,
      attachments: [{ name: 'cv.pdf', fileId: null, refusal: null }],
    });
    expect(stranger.raw).not.toBeNull();
    expect(await conversationOf(stranger)).toMatchObject({ candidateId: null, open: true });
  });

  it('is taken once, however often its server brings it', async () => {
    const raw = words('Een keer', { From: 'dubbel@example.be' });
    const bring = () => outside.bring({ from: 'dubbel@example.be', to: 'team@in.byline.example', raw });
    await Promise.all([bring(), bring(), bring()]);
    await bring();
    await findFiled({ 'from.email': 'dubbel@example.be' });
    expect(await received.countDocuments({ 'envelope.from': 'dubbel@example.be' })).toBe(1);
  });

  it('is refused at any other address, with a forged one for answers, and too large; its sender waits after too many', async () => {
    const { replyTo } = await sent();
    const forged = replyTo.replace(/\+../, '+zz');
    for (const to of ['iemand@in.byline.example', 'team@byline.example', forged, 'reply+@in.byline.example'])
      expect(await outside.refused({ from: 'x@example.be', to, raw: words('Dag') })).toBe(550);
    const large = {
      from: 'groot@example.be',
      to: 'team@in.byline.example',
      raw: mail(text(`${'x'.repeat(70)}\n`.repeat(360_000))),
    };
    expect(await outside.refused(large)).toBe(552);
    const many = await Promise.all(
      Array.from({ length: 30 }, () =>
        outside.refused({ from: 'veel@example.be', to: 'team@in.byline.example', raw: words('Nog een') }),
      ),
    );
    expect(many.filter((code) => code === 450)).toHaveLength(5);
    expect(
      await outside.refused({ from: 'ander@example.be', to: 'team@in.byline.example', raw: words('Dag') }),
    ).toBeUndefined();
  });
});

describe('a mail without a candidate', () => {
  const bring = async (from: string) => {
    const raw = mail(multipart('mixed', text('Hallo'), file('cv.pdf', 'application/pdf', Buffer.from('%PDF-1.4'))), {
      From: from,
      Subject: 'Werk',
    });
    await outside.bring({ from, to: 'team@in.byline.example', raw });
    return findFiled({ 'from.email': from });
  };

  it('gives its files to the candidate that a recruiter names, whose own they are not', async () => {
    const stranger = await bring('wie@example.be');
    const { _id: candidateId } = await createCandidate(api);
    await api.app.get(Transactions).run(async (session) => {
      await received.updateOne({ _id: stranger._id }, { $set: { candidateId } }, { session });
      await api.app.get(TakeAttachments).run([stranger._id], session);
    });
    const taken = await findFiled({ _id: stranger._id, raw: null });
    expect(await files.findById(taken.attachments[0]?.fileId).lean()).toMatchObject({
      candidateId,
      name: 'cv.pdf',
      kind: 'attachment',
    });
  });

  it('is erased with its bytes after 90 days', async () => {
    const old = await bring('oud@example.be');
    const lastAt = new Date(Date.now() - 91 * DAY_MS);
    await conversations.updateOne({ _id: old.conversationId }, { $set: { lastAt } });
    const other = await BackendProcess.start('worker', { ...api.env, INBOUND_SMTP_PORT: '0' });
    await until('it is gone', async () => !(await received.exists({ _id: old._id })));
    await other.stop();
    expect(await conversations.exists({ _id: old.conversationId })).toBeNull();
    await until('its bytes are gone', async () => (await bytesOf(old)) === 'gone', 40);
  });
});

describe('the erasure of a person', () => {
  it('takes their mails, everywhere, and their bytes', async () => {
    const { email, to, replyTo } = await sent();
    const candidateId = email.candidateId ?? '';
    const second = somebody();
    await api.app
      .get(Transactions)
      .run((session) => api.app.get(MailAddressesRepository).keep(second, new Types.ObjectId(candidateId), session));
    await outside.bring({ from: to, to: replyTo, raw: words('Van mij', { From: to }) });
    await outside.bring({ from: second, to: replyTo, raw: words('Ook van mij', { From: second }) });
    const other = await sent();
    await outside.bring({ from: second, to: other.replyTo, raw: words('Bij een ander', { From: second }) });
    await outside.bring({
      from: other.to,
      to: other.replyTo,
      raw: words('Van een ander', { From: other.to, Cc: second }),
    });
    await until(
      'all are filed',
      async () =>
        (await received.countDocuments({ 'from.email': { $in: [to, second, other.to] }, state: 'filed' })) === 4,
    );
    expect((await received.findOne({ 'from.email': second, candidateId }).lean())?.fromOther).toBe(false);
    expect((await client.delete(`/candidates/${candidateId}`)).status).toBe(204);
    const left = await received.find({ 'from.email': { $in: [to, second, other.to] } }).lean();
    expect(left.map(({ from, cc }) => ({ from: from?.email, cc }))).toEqual([{ from: other.to, cc: [] }]);
    expect(await conversations.countDocuments({ candidateId })).toBe(0);
    expect(await addresses.countDocuments({ email: second })).toBe(0);
    const conversation = await conversations.findOne({ candidateId: other.email.candidateId }).lean();
    expect(conversation?.searchText).not.toContain(second);
  });
});
