import { expect, it } from 'vitest';
import { Transactions } from '../../src/common/mongo/transactions.js';
import type { ConversationRecord } from '../../src/modules/mail/conversations/conversation.record.js';
import { ConversationsRepository } from '../../src/modules/mail/conversations/conversations.repository.js';
import type {
  ConversationCountsResponse,
  ConversationResponse,
} from '../../src/modules/mail/conversations/dto/conversation.dto.js';
import type { ThreadResponse } from '../../src/modules/mail/conversations/dto/thread.dto.js';
import type { SuggestionsResponse } from '../../src/modules/mail/conversations/dto/unmatched.dto.js';
import { MailAddressesRepository } from '../../src/modules/mail/conversations/mail-addresses.repository.js';
import type { ReceivedMailRecord } from '../../src/modules/mail/conversations/received-mail.record.js';
import { createCandidate } from '../factories/candidates.js';
import { receiveMail } from '../factories/conversations.js';
import { inSeconds } from '../factories/emails.js';
import { asRecruiter } from '../factories/users.js';
import { NOBODY, testApi } from '../support/api.js';
import { plansOf, slowPlans } from '../support/plans.js';

const api = await testApi();
const { client } = await asRecruiter(api);
const received = api.model<ReceivedMailRecord>('ReceivedMail');
const addresses = api.app.get(MailAddressesRepository, { strict: false });

it('suggests at most three candidates by name and address, each from an index', async () => {
  for (const fields of [
    { firstname: 'Fatima', name: 'Bouzid' },
    { firstname: 'Fatima', name: 'El Idrissi', archived: true },
    { firstname: 'Jan', name: 'Bouzid' },
    { firstname: 'Fatima', name: 'Zerouali' },
    { firstname: 'Emma', name: 'Peeters' },
  ])
    await createCandidate(api, fields);
  const id = await receiveMail(api, { from: { name: 'Fatima B.', email: 'fatima.b@post.example' } });
  let body: SuggestionsResponse = { records: [], others: 0 };
  const plans = await plansOf(api, 'candidates', async () => {
    ({ body } = await client.get<SuggestionsResponse>(`/conversations/${id}/suggestions`));
  });
  expect(slowPlans(plans)).toEqual([]);
  expect(body.records).toHaveLength(3);
  expect(body.records[0]).toMatchObject({ firstname: 'Fatima', name: 'Bouzid', reasons: ['firstname'], score: 0.65 });
  expect(body.records.every(({ firstname }) => firstname === 'Fatima')).toBe(true);
});

it('gives the mails to a candidate, with the address if asked, once', async () => {
  const { _id } = await createCandidate(api);
  const candidateId = String(_id);
  const id = await receiveMail(api, { from: { name: '', email: 'other@post.example' } });
  const path = `/conversations/${id}/assign`;
  expect(await client.wrongFields('POST', path, { candidateId: NOBODY })).toEqual(['candidateId no_candidate_found']);
  const given = await client.post<ConversationResponse>(path, { candidateId, keepAddress: true });
  expect(given.body).toMatchObject({ candidateId, open: true });
  expect(await received.find({ conversationId: id }).lean()).toMatchObject([{ candidateId: _id }]);
  // From has no name, so the mail has the candidate's.
  const { person, mails } = (await client.get<ThreadResponse>(`/conversations/${id}`)).body;
  expect(mails[0]?.received?.from).toEqual({ name: person?.name, email: 'other@post.example' });
  expect(await addresses.find('other@post.example')).toMatchObject({ candidateId: _id });
  expect(await client.refusal('POST', path, { candidateId })).toBe('409 impossible_transition');
  expect(await client.refusal('DELETE', `/conversations/${id}`)).toBe('409 impossible_transition');
  expect(await client.refusal('PATCH', `/conversations/${id}`, { discarded: true })).toBe('409 impossible_transition');
  const second = await receiveMail(api, { from: { name: '', email: 'third@post.example' } });
  await client.post(`/conversations/${second}/assign`, { candidateId });
  expect(await addresses.find('third@post.example')).toBeNull();
});

it('gives the other mails of a sender along with the address, but no forged ones', async () => {
  const { _id } = await createCandidate(api);
  const from = { name: 'Emma', email: 'moved@post.example' };
  const [first = '', second = '', forged = '', gone = ''] = [
    await receiveMail(api, { from }),
    await receiveMail(api, { from, subject: 'Another' }),
    await receiveMail(api, { from, subject: 'Forged', senderCheck: 'fail' }),
    await receiveMail(api, { from, subject: 'Discarded' }),
  ];
  await client.delete(`/conversations/${gone}`);
  const { body } = await client.get<SuggestionsResponse>(`/conversations/${first}/suggestions`);
  expect(body.others).toBe(1);
  expect((await client.get<SuggestionsResponse>(`/conversations/${forged}/suggestions`)).body.others).toBe(0);
  await client.post(`/conversations/${first}/assign`, { candidateId: String(_id), keepAddress: true });
  const ownerOf = async (id: string) =>
    (await client.get<ConversationResponse>(`/conversations/${id}`)).body.candidateId;
  expect(await Promise.all([first, second, forged, gone].map(ownerOf))).toEqual([String(_id), String(_id), null, null]);
});

it('takes mails from an earlier address of a candidate for theirs', async () => {
  const { _id, email } = await createCandidate(api);
  const { version } = (await client.get<{ version: number }>(`/candidates/${String(_id)}`)).body;
  await client.patch(`/candidates/${String(_id)}`, { email: `new.${email}`, version });
  expect(await addresses.find(email)).toMatchObject({ candidateId: _id });
  await client.delete(`/candidates/${String(_id)}`);
  expect(await addresses.find(email)).toBeNull();
});

it('discards the mails of a sender, who may write again', async () => {
  const unmatched = async (): Promise<number> =>
    (await client.get<ConversationCountsResponse>('/conversations/counts')).body.unmatched;
  const id = await receiveMail(api);
  const before = await unmatched();
  expect((await client.delete(`/conversations/${id}`)).status).toBe(204);
  expect(await unmatched()).toBe(before - 1);
  expect(await client.ids('/conversations?limit=100')).not.toContain(id);
  expect(await client.ids('/conversations?filter[box]=discarded')).toContain(id);
  const back = await client.patch<ConversationResponse>(`/conversations/${id}`, { discarded: false });
  expect(back.body).toMatchObject({ discarded: false, open: true });
  expect(await unmatched()).toBe(before);
  expect((await client.delete(`/conversations/${id}`)).status).toBe(204);
  const conversation = await api.model<ConversationRecord>('Conversation').findById(id).orFail();
  await receiveMail(api, { conversationId: conversation._id });
  expect(await unmatched()).toBe(before);
});

it('discards mails that were put off for good, by either way', async () => {
  const repository = api.app.get(ConversationsRepository, { strict: false });
  const conversations = api.model<ConversationRecord>('Conversation');
  const transactions = api.app.get(Transactions, { strict: false });
  const discarding = [(path: string) => client.delete(path), (path: string) => client.patch(path, { discarded: true })];
  for (const discard of discarding) {
    const id = await receiveMail(api);
    const path = `/conversations/${id}`;
    await client.patch(path, { laterUntil: inSeconds(3_600) });
    await discard(path);
    expect((await client.get<ConversationResponse>(path)).body).toMatchObject({ discarded: true, laterUntil: null });
    expect(await client.refusal('PATCH', path, { laterUntil: inSeconds(3_600) })).toBe('409 impossible_transition');
    expect((await client.patch<ConversationResponse>(path, { done: false })).body.open).toBe(false);
    // One that an earlier version discarded still has its day.
    const { _id } = await conversations.findByIdAndUpdate(id, { laterUntil: new Date() }).orFail();
    expect(await repository.due(new Date(), 100)).not.toContainEqual(_id);
    await transactions.run((session) => repository.openAgain(_id, new Date(), session));
    expect((await client.get<ConversationResponse>(path)).body.open).toBe(false);
  }
});
