import { describe, expect, it } from 'vitest';
import type { ConversationRecord } from '../src/modules/mail/conversations/conversation.record.js';
import type {
  OwnConversationCountsResponse,
  OwnConversationResponse,
  OwnConversationsResponse,
} from '../src/modules/mail/conversations/dto/own-conversations.dto.js';
import type { ReceivedMailRecord } from '../src/modules/mail/conversations/received-mail.record.js';
import type { EmailRecord } from '../src/modules/mail/email.record.js';
import type { FileResponse } from '../src/modules/files/dto/file.dto.js';
import { objectId } from '../src/common/mongo/record.js';
import { asCandidate, mailTo } from './factories/accounts.js';
import { eraseCandidate } from './factories/candidates.js';
import { writeEmail } from './factories/emails.js';
import { pdf } from './factories/uploads.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import type { Client } from './support/client.js';

const api = await testApi();
const emails = api.model<EmailRecord>('Email');
const conversations = api.model<ConversationRecord>('Conversation');
const received = api.model<ReceivedMailRecord>('ReceivedMail');
const { client: recruiter, user: lotte } = await asRecruiter(api);

/** A mail that has left. */
async function sent(candidateId: string, email: string, subject: string, fields: Partial<EmailRecord> = {}) {
  const { _id } = await writeEmail(api, recruiter, { candidateId, to: { name: 'Noor', email }, subject });
  await emails.updateOne({ _id }, { status: 'sent', sentAt: new Date(), ...fields });
  return emails.findById(_id).orFail().lean<EmailRecord>();
}
const own = async (client: Client): Promise<OwnConversationResponse[]> =>
  (await client.get<OwnConversationsResponse>('/users/me/conversations')).body.records;
const unreadOf = async (client: Client): Promise<number> =>
  (await client.get<OwnConversationCountsResponse>('/users/me/conversations/counts')).body.unread;

describe('the conversations of a candidate', () => {
  it('are the mails that left to their own address, the newest first, and no others', async () => {
    const { client, candidateId, user } = await asCandidate(api);
    await sent(candidateId, user.email.toUpperCase(), 'Kick-off');
    await sent(candidateId, 'client@leie.example', 'About the candidate');
    await sent(candidateId, user.email, 'Not yet', { status: 'scheduled', sentAt: null });
    const copied = await sent(candidateId, 'client@leie.example', 'Copied', { cc: [{ name: '', email: user.email }] });
    const stranger = await asCandidate(api);
    expect((await own(client)).map(({ subject, unread }) => [subject, unread])).toEqual([
      ['Copied', true],
      ['Kick-off', true],
    ]);
    expect(await unreadOf(client)).toBe(2);
    expect(await unreadOf(stranger.client)).toBe(0);
    expect(await unreadOf(recruiter)).toBe(0);
    expect(await own(stranger.client)).toEqual([]);
    expect(await own(recruiter)).toEqual([]);
    const path = `/users/me/conversations/${String(copied.conversationId)}`;
    expect((await client.request('PUT', `${path}/read`)).status).toBe(204);
    expect((await own(client)).map(({ unread }) => unread)).toEqual([false, true]);
    expect(await unreadOf(client)).toBe(1);
    for (const other of [stranger.client, recruiter]) {
      expect(await other.refusal('PUT', `${path}/read`)).toBe('404 not_found');
      expect(await other.refusal('POST', `${path}/messages`, { message: 'Hello' })).toBe('404 not_found');
    }
  });

  it('take an answer with a file, which the agency has to read', async () => {
    const { client, candidateId, user } = await asCandidate(api);
    const { conversationId } = await sent(candidateId, user.email, 'Kick-off');
    const path = `/users/me/conversations/${String(conversationId)}/messages`;
    const form = new FormData();
    form.append('file', new File([new Uint8Array(await pdf())], 'Woordenlijst.pdf'));
    const file = await client.create<FileResponse>('/files', form);
    const message = 'Woensdag om 14 uur <b>is goed</b>.\nTot dan\n\nNoor';
    const answered = await client.create<OwnConversationResponse>(path, { message, files: [file._id] });
    expect(answered).toMatchObject({ subject: 'Kick-off', unread: false });
    await conversations.updateOne({ _id: conversationId }, { candidateReadAt: null });
    expect((await own(client))[0]?.unread).toBe(false);
    expect(answered.messages.map(({ own: isOwn, message: html, files }) => ({ isOwn, html, files }))).toMatchObject([
      { isOwn: false, files: [] },
      {
        isOwn: true,
        html: '<p>Woensdag om 14 uur &lt;b&gt;is goed&lt;/b&gt;.<br>Tot dan</p><p>Noor</p>',
        files: [{ name: 'Woordenlijst.pdf', fileId: file._id }],
      },
    ]);
    expect(await conversations.findById(conversationId).lean()).toMatchObject({
      ...{ open: true, read: [], mailCount: 2, hasAttachments: true, assigneeId: lotte._id },
      last: { direction: 'in', words: 'Woensdag om 14 uur <b>is goed</b>. Tot dan Noor' },
    });
  });

  it('tell the recruiter who follows them up of an answer, once until it is read, unless they switched it off', async () => {
    const { client, candidateId, user } = await asCandidate(api);
    const { conversationId } = await sent(candidateId, user.email, 'Kick-off');
    const answer = (message: string) =>
      client.create(`/users/me/conversations/${String(conversationId)}/messages`, { message });
    const told = async () => (await emails.find({ kind: 'answer_received', candidateId }).lean()).length;
    await answer('Fine <b>');
    expect((await mailTo(api, lotte.email, 'answer_received')).text).toContain('“Fine <b>”');
    await answer('Or not');
    expect(await told()).toBe(1);
    await conversations.updateOne({ _id: conversationId }, { $addToSet: { read: lotte._id } });
    await answer('Fine again');
    expect(await told()).toBe(2);
    await recruiter.patch('/users/me', { answerMails: false });
    await conversations.updateOne({ _id: conversationId }, { open: false });
    await answer('At last');
    expect(await told()).toBe(2);
    expect((await recruiter.patch('/users/me', { answerMails: true })).body).toMatchObject({ answerMails: true });
  });

  it('stay when the candidate gets another address, and have those of an address that a recruiter kept', async () => {
    const { client, candidateId, user } = await asCandidate(api);
    const [earlier, kept] = [`earlier.${user.email}`, `kept.${user.email}`];
    const changes = [{ field: 'email', from: earlier, to: user.email }];
    const change = {
      at: new Date(),
      entity: 'candidate',
      entityId: candidateId,
      candidateId,
      action: 'update',
      changes,
    };
    await api.model('Audit').create(change);
    await api.model('MailAddress').create({ email: kept, candidateId });
    for (const address of [earlier, kept, `other.${user.email}`]) await sent(candidateId, address, address);
    expect((await own(client)).map(({ subject }) => subject)).toEqual([kept, earlier]);
  });

  it('name the field of a wrong answer', async () => {
    const { client, candidateId, user } = await asCandidate(api);
    const { conversationId } = await sent(candidateId, user.email, 'Kick-off');
    const path = `/users/me/conversations/${String(conversationId)}/messages`;
    const form = new FormData();
    form.append('file', new File([new Uint8Array(await pdf())], 'Contract.pdf'));
    form.append('candidateId', candidateId);
    const ofRecruiter = await recruiter.create<FileResponse>('/files', form);
    expect(await client.wrongFields('POST', path, { message: ' ' })).toEqual(['message required']);
    expect(await client.wrongFields('POST', path, { message: 'x'.repeat(5_001) })).toEqual(['message too_long']);
    for (const id of [ofRecruiter._id, candidateId])
      expect(await client.wrongFields('POST', path, { message: 'Hello', files: [id] })).toEqual(['files invalid_id']);
    expect(await received.countDocuments({ conversationId })).toBe(0);
  });

  it('go with the person, and with the mail that told of an answer', async () => {
    const { client, candidateId, user } = await asCandidate(api);
    const { conversationId } = await sent(candidateId, user.email, 'Kick-off');
    await client.create(`/users/me/conversations/${String(conversationId)}/messages`, { message: 'Fine' });
    const { removed } = await eraseCandidate(api, objectId(candidateId));
    expect(removed).toMatchObject({ mail: 3, conversation: 1 });
    expect(await received.countDocuments({ conversationId })).toBe(0);
    expect(await conversations.countDocuments({ _id: conversationId })).toBe(0);
  });
});
