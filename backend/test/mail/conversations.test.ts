import { afterAll, expect, it } from 'vitest';
import { conversations as migration } from '../../src/migrations/0021-conversations.js';
import type { ConversationRecord } from '../../src/modules/mail/conversations/conversation.record.js';
import type { ConversationResponse } from '../../src/modules/mail/conversations/dto/conversation.dto.js';
import type { EmailResponse } from '../../src/modules/mail/dto/email.dto.js';
import type { EmailRecord } from '../../src/modules/mail/email.record.js';
import { createCandidate } from '../factories/candidates.js';
import { inSeconds, writeEmail } from '../factories/emails.js';
import { asRecruiter } from '../factories/users.js';
import { testApi } from '../support/api.js';
import { BackendProcess } from '../support/backend-process.js';
import { TestSmtp } from '../support/smtp.js';
import { until } from '../support/until.js';

const smtp = new TestSmtp();
await smtp.start();
const api = await testApi({ SMTP_URL: smtp.url, MAIL_RECONCILE_SECONDS: '1' });
const worker = await BackendProcess.start('worker', api.env);
afterAll(async () => {
  await worker.kill();
  await smtp.stop();
});
const conversations = api.model<ConversationRecord>('Conversation');
const emails = api.model<EmailRecord>('Email');
const { client, user } = await asRecruiter(api);

/** The conversation of a mail. */
async function of({ _id }: EmailResponse): Promise<ConversationRecord | null> {
  const mail = await emails.findById(_id).lean<EmailRecord>();
  return conversations.findById(mail?.conversationId).lean<ConversationRecord>();
}

it('begins with each mail about a candidate, and follows what becomes of it', async () => {
  const candidateId = String((await createCandidate(api))._id);
  const later = await writeEmail(api, client, { candidateId, scheduledAt: inSeconds(3_600) });
  expect(await of(later)).toMatchObject({
    ...{ assigneeId: user._id, open: false, mailCount: 1, undelivered: false },
    waitingAt: new Date(later.scheduledAt ?? 0),
  });
  await client.delete(`/emails/${later._id}`);
  expect(await of(later)).toMatchObject({ waitingAt: null, undelivered: false });
  const said = async () =>
    (await client.get<ConversationResponse>(`/conversations/${String((await of(later))?._id)}`)).body;
  expect(await said()).toMatchObject({ cancelled: true });
  await conversations.updateOne({ _id: (await of(later))?._id }, { $unset: { cancelled: 1 } });
  expect(await said()).toMatchObject({ cancelled: false });
  const now = await writeEmail(api, client, { candidateId });
  await until('it is sent', async () => (await of(now))?.waitingAt === null);
  const mail = await emails.findById(now._id).lean();
  expect(await of(now)).toMatchObject({ lastAt: mail?.sentAt, last: { direction: 'out' }, undelivered: false });
  smtp.onRecipient = (address) => (address === 'reject@example.be' ? 550 : undefined);
  const refused = await writeEmail(api, client, { to: { name: 'Nobody', email: 'reject@example.be' } });
  await until('it is refused', async () => (await of(refused))?.undelivered === true);
  expect(await conversations.countDocuments({ candidateId })).toBe(2);
});

it('waits for an answer again when a scheduled one is cancelled, and says nothing of it', async () => {
  const first = await writeEmail(api, client);
  await until('it is sent', async () => (await of(first))?.waitingAt === null);
  const { _id } = (await of(first)) ?? {};
  await conversations.updateOne({ _id }, { open: true, receivedAt: new Date() });
  const answer = { conversationId: String(_id), scheduledAt: inSeconds(3_600), message: '<p>Only later</p>' };
  const later = await writeEmail(api, client, { ...answer, candidateId: first.candidateId ?? '' });
  expect(await of(first)).toMatchObject({ open: false, mailCount: 2, last: { words: 'Only later' } });
  await client.delete(`/emails/${later._id}`);
  expect(await of(first)).toMatchObject({ open: true, mailCount: 2, last: { words: 'Shall we meet?' } });
});

it('becomes one of the team when its follower loses the role, so that its answers count for everybody', async () => {
  const leaver = await asRecruiter(api);
  const mail = await writeEmail(api, leaver.client);
  expect(await of(mail)).toMatchObject({ assigneeId: leaver.user._id });
  await client.delete(`/users/role?userId=${String(leaver.user._id)}&role=recruiter`);
  expect(await of(mail)).toMatchObject({ assigneeId: null });
});

it('that is put off waits again on its day', async () => {
  const first = await writeEmail(api, client);
  await until('it is sent', async () => (await of(first))?.waitingAt === null);
  const { _id } = (await of(first)) ?? {};
  await conversations.updateOne({ _id }, { open: true, receivedAt: new Date() });
  const path = `/conversations/${String(_id)}`;
  expect(await client.wrongFields('PATCH', path, { laterUntil: inSeconds(-3_600) })).toEqual([
    'laterUntil date_in_past',
  ]);
  const { body } = await client.patch<ConversationResponse>(path, { laterUntil: inSeconds(3_600) });
  expect(body).toMatchObject({ open: false, laterUntil: expect.any(String) as string });
  await conversations.updateOne({ _id }, { laterUntil: new Date() });
  await until('it is open', async () => (await of(first))?.open === true);
  expect(await of(first)).toMatchObject({ laterUntil: null, read: [] });
});

it('is repaired after the death of a worker, also for a mail of an earlier version', async () => {
  const stale = await writeEmail(api, client);
  await until('it is sent', async () => (await of(stale))?.waitingAt === null);
  await conversations.updateOne({ _id: (await of(stale))?._id }, { waitingAt: new Date(Date.now() - 120_000) });
  await until('its conversation is right', async () => (await of(stale))?.waitingAt === null);
  const old = await writeEmail(api, client);
  await conversations.deleteOne({ _id: (await of(old))?._id });
  await emails.updateOne({ _id: old._id }, { $unset: { conversationId: 1 } });
  await until('it has a conversation', async () => (await of(old))?.subject === old.subject);
});

it('begins once with each mail of an earlier version, however often the migration runs', async () => {
  const { db } = api.connection;
  if (!db) throw new Error('no database');
  const match = { confidential: false, candidateId: { $ne: null } };
  await emails.updateMany(match, { $unset: { conversationId: 1 } });
  await conversations.deleteMany({});
  await migration.up(db);
  const made = await conversations.find().sort({ _id: 1 }).lean();
  const mails = await emails.find(match).sort({ _id: 1 }).lean();
  expect(mails.map(({ conversationId }) => conversationId)).toEqual(made.map(({ _id }) => _id));
  expect(made.map(({ undelivered }) => undelivered)).toContain(true);
  await emails.updateMany(match, { $unset: { conversationId: 1 } });
  await migration.up(db);
  expect(await conversations.find().sort({ _id: 1 }).lean()).toEqual(made);
});
