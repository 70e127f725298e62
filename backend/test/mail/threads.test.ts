import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import type { ConversationRecord } from '../../src/modules/mail/conversations/conversation.record.js';
import type {
  ConversationCountsResponse,
  ConversationResponse,
} from '../../src/modules/mail/conversations/dto/conversation.dto.js';
import type { ThreadResponse } from '../../src/modules/mail/conversations/dto/thread.dto.js';
import type { EmailResponse } from '../../src/modules/mail/dto/email.dto.js';
import type { EmailRecord } from '../../src/modules/mail/email.record.js';
import { createCandidate } from '../factories/candidates.js';
import { receiveMail } from '../factories/conversations.js';
import { emailRequest, inSeconds, writeEmail } from '../factories/emails.js';
import { asRecruiter } from '../factories/users.js';
import { NOBODY, testApi } from '../support/api.js';
import { plansOf, slowPlans, wastefulPlans } from '../support/plans.js';

const api = await testApi({ INBOUND_DOMAIN: 'in.example', INBOUND_MAILBOXES: 'team' });
const [me, colleague] = [await asRecruiter(api), await asRecruiter(api)];
const { client } = me;
const emails = api.model<EmailRecord>('Email');

const list = async (query: string, by = client): Promise<ConversationResponse[]> =>
  (await by.get<{ records: ConversationResponse[] }>(`/conversations?limit=100&${query}`)).body.records;
const thread = async (id: string, by = client): Promise<ThreadResponse> =>
  (await by.get<ThreadResponse>(`/conversations/${id}`)).body;
const counts = async (by = client): Promise<ConversationCountsResponse> =>
  (await by.get<ConversationCountsResponse>('/conversations/counts')).body;
const subjects = async (query: string): Promise<string[]> => (await list(query)).map(({ subject }) => subject).sort();

async function personWithMail(subject: string) {
  const candidate = await createCandidate(api);
  const candidateId = String(candidate._id);
  const to = { name: 'Camille', email: candidate.email };
  const sent = await writeEmail(api, client, { candidateId, to, subject });
  await emails.updateOne({ _id: sent._id }, { status: 'sent', sentAt: new Date(Date.now() - 60_000) });
  const conversationId = String((await emails.findById(sent._id).lean())?.conversationId);
  return { candidate, candidateId, sent, conversationId };
}

it('shows an answer to each recruiter who has not read it, and takes reading back', async () => {
  const { candidate, candidateId, conversationId } = await personWithMail('Kick-off');
  const [before] = await list(`filter[candidateId]=${candidateId}`);
  expect(before).toMatchObject({
    subject: 'Kick-off',
    unread: false,
    open: false,
    assignee: { _id: String(me.user._id) },
  });
  const were = await counts();
  await receiveMail(api, {
    ...{ candidateId: candidate._id, conversationId: new Types.ObjectId(conversationId) },
    ...{ from: { name: 'Camille', email: candidate.email }, message: '<p>Yes,   gladly.</p>' },
    ...{ quoted: '<p>Shall we?</p>', quotedLines: 1 },
    attachments: [{ name: 'list.xlsx', size: 38_000, mimeType: 'x/y', fileId: null, refusal: 'file_type' }],
  });
  const [row] = await list(`filter[candidateId]=${candidateId}&filter[state]=unread`);
  expect(row).toMatchObject({
    ...{ unread: true, open: true, mailCount: 2, lastReceived: true, lastWords: 'Yes, gladly.', hasFiles: true },
    person: { email: candidate.email },
  });
  expect(await counts()).toMatchObject({ unread: were.unread + 1, mine: were.mine + 1, team: were.team + 1 });
  const { mails, answerTo } = await thread(conversationId);
  expect(mails.map(({ sent, received }) => [sent?.subject, received?.html])).toEqual([
    ['Kick-off', undefined],
    [undefined, '<p>Yes,   gladly.</p>'],
  ]);
  expect(mails[1]?.received).toMatchObject({
    ...{ quotedLines: 1, fromOther: false },
    files: [{ name: 'list.xlsx', reason: 'file_type', fileId: null }],
  });
  expect(answerTo).toEqual({ to: { name: 'Camille', email: candidate.email }, cc: [] });
  for (let time = 0; time < 2; time++)
    expect((await client.request('PUT', `/conversations/${conversationId}/read`)).status).toBe(204);
  expect(await list(`filter[candidateId]=${candidateId}&filter[state]=unread`)).toEqual([]);
  expect(await list(`filter[candidateId]=${candidateId}&filter[state]=unread`, colleague.client)).toHaveLength(1);
  expect((await counts()).unread).toBe(were.unread);
  await client.delete(`/conversations/${conversationId}/read`);
  expect((await counts()).unread).toBe(were.unread + 1);
});

it('answers in the thread: the subject, the header lines, and what came in is settled', async () => {
  const { candidate, candidateId, sent, conversationId } = await personWithMail('Live interview');
  await receiveMail(api, {
    ...{ candidateId: candidate._id, conversationId: new Types.ObjectId(conversationId), messageId: '<her@mail>' },
    ...{ subject: 'Re: Live interview', from: { name: 'Camille', email: candidate.email } },
    to: [
      { name: 'Noor', email: me.user.email },
      { name: '', email: 'reply+abc@in.example' },
      { name: 'Byline', email: 'Team@In.example' },
      { name: 'Lotte', email: colleague.user.email },
      { name: 'Karim', email: 'karim@client.example' },
    ],
  });
  const { answerTo } = await thread(conversationId);
  const karim = { name: 'Karim', email: 'karim@client.example' };
  expect(answerTo?.cc).toEqual([{ name: 'Lotte', email: colleague.user.email }, karim]);
  expect((await thread(conversationId, colleague.client)).answerTo?.cc).toEqual([karim]);
  const { subject: _subject, ...request } = await emailRequest(api, { candidateId, scheduledAt: inSeconds(600) });
  const answer = await client.create<EmailResponse>('/emails', {
    ...request,
    conversationId,
    message: '<p>Dag {{firstname}}</p>',
  });
  expect(answer).toMatchObject({ subject: 'Re: Live interview', conversationId, status: 'scheduled' });
  expect(await emails.findById(answer._id).lean()).toMatchObject({
    inReplyTo: '<her@mail>',
    references: [sent.messageId, '<her@mail>'],
  });
  const after = await thread(conversationId);
  expect(after).toMatchObject({ open: false, unread: false, scheduledAt: answer.scheduledAt, mailCount: 3 });
  expect(after.mails.at(-1)?.sent?._id).toBe(answer._id);
  const other = String((await createCandidate(api))._id);
  for (const wrong of [
    { ...request, candidateId: other, conversationId },
    { ...request, conversationId: NOBODY },
  ])
    expect(await client.wrongFields('POST', '/emails', wrong)).toEqual(['conversationId invalid_id']);
  expect(await client.wrongFields('POST', '/emails', request)).toEqual(['subject required']);
});

it('is done, alone or with others, comes back, and is followed up by a recruiter or the team', async () => {
  const ids = [await receiveMail(api), await receiveMail(api)];
  const [id = ''] = ids;
  const path = `/conversations/${id}`;
  expect((await client.patch<ConversationResponse>(path, { done: true })).body).toMatchObject({ open: false });
  expect((await client.patch<ConversationResponse>(path, { done: false })).body).toMatchObject({
    open: true,
    unread: false,
  });
  expect((await client.post('/conversations/done', { ids })).status).toBe(204);
  expect((await list('filter[box]=unmatched')).filter(({ open }) => open)).toEqual([]);
  expect(await client.refusal('POST', '/conversations/done', { ids: [id, NOBODY] })).toBe('404 not_found');
  const assigneeId = String(colleague.user._id);
  expect((await client.patch<ConversationResponse>(path, { assigneeId })).body.assignee?._id).toBe(assigneeId);
  expect((await client.patch<ConversationResponse>(path, { assigneeId: null })).body.assignee).toBeNull();
  expect(await client.wrongFields('PATCH', path, { assigneeId: NOBODY })).toEqual(['assigneeId invalid_id']);
  // Without a mail that came in, a conversation cannot wait for an answer.
  const { conversationId } = await personWithMail('Only ours');
  const ours = await client.patch<ConversationResponse>(`/conversations/${conversationId}`, { done: false });
  expect(ours.body.open).toBe(false);
});

it('lists the boxes and states, newest first, each by an index', async () => {
  await api.model<ConversationRecord>('Conversation').deleteMany({});
  const mine = await personWithMail('Mine, waiting');
  await writeEmail(api, client, { candidateId: mine.candidateId, subject: 'Later', scheduledAt: inSeconds(900) });
  const theirs = await writeEmail(api, colleague.client, { subject: 'Theirs' });
  await emails.updateOne({ _id: theirs._id }, { status: 'failed' });
  const { conversationId } = (await emails.findById(theirs._id).lean()) ?? {};
  await api
    .model<ConversationRecord>('Conversation')
    .updateOne({ _id: conversationId }, { undelivered: true, waitingAt: null });
  const stranger = await receiveMail(api, { subject: 'Who am I', from: { name: '', email: 'stranger@else.example' } });
  await client.delete(`/conversations/${await receiveMail(api, { subject: 'Not ours' })}`);
  const asked = async (): Promise<void> => {
    expect(await subjects('')).toEqual(['Later', 'Mine, waiting', 'Theirs', 'Who am I']);
    expect(await subjects('filter[box]=mine')).toEqual(['Later', 'Mine, waiting']);
    expect(await subjects('filter[box]=unmatched')).toEqual(['Who am I']);
    expect(await subjects('filter[box]=team&filter[state]=undelivered')).toEqual(['Theirs']);
    expect(await subjects('filter[state]=scheduled&filter[box]=mine')).toContain('Later');
    expect(await subjects('filter[state]=unread')).toEqual(['Who am I']);
    expect(await subjects(`filter[assigneeId]=${String(colleague.user._id)}`)).toEqual(['Theirs']);
    expect(await subjects(`filter[candidateId]=${mine.candidateId}`)).toEqual(['Later', 'Mine, waiting']);
    expect(await subjects('search=stranger@else')).toEqual(['Who am I']);
    expect((await list('filter[box]=unmatched'))[0]?.person?.email).toBe('stranger@else.example');
    const total = await client.get('/conversations/total?filter[box]=mine');
    expect(total.body).toEqual({ total: 2, capped: false });
    expect(await subjects('filter[box]=discarded')).toEqual(['Not ours']);
    expect((await counts()).unmatched).toBe(1);
    await thread(stranger);
  };
  const plans = await plansOf(api, 'conversations', asked);
  expect(plans.length).toBeGreaterThan(8);
  expect(slowPlans(plans)).toEqual([]);
  expect(wastefulPlans(plans)).toEqual([]);
});
