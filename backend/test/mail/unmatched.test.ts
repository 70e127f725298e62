import { expect, it } from 'vitest';
import type { ConversationRecord } from '../../src/modules/mail/conversations/conversation.record.js';
import type {
  ConversationCountsResponse,
  ConversationResponse,
} from '../../src/modules/mail/conversations/dto/conversation.dto.js';
import type { SuggestionsResponse } from '../../src/modules/mail/conversations/dto/unmatched.dto.js';
import { MailAddressesRepository } from '../../src/modules/mail/conversations/mail-addresses.repository.js';
import type { ReceivedMailRecord } from '../../src/modules/mail/conversations/received-mail.record.js';
import { createCandidate } from '../factories/candidates.js';
import { receiveMail } from '../factories/conversations.js';
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
  let body: SuggestionsResponse = { records: [] };
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
  expect(await addresses.find('other@post.example')).toMatchObject({ candidateId: _id });
  expect(await client.refusal('POST', path, { candidateId })).toBe('409 impossible_transition');
  expect(await client.refusal('DELETE', `/conversations/${id}`)).toBe('409 impossible_transition');
  const second = await receiveMail(api, { from: { name: '', email: 'third@post.example' } });
  await client.post(`/conversations/${second}/assign`, { candidateId });
  expect(await addresses.find('third@post.example')).toBeNull();
});

it('discards the mails of a sender, who may write again', async () => {
  const unmatched = async (): Promise<number> =>
    (await client.get<ConversationCountsResponse>('/conversations/counts')).body.unmatched;
  const id = await receiveMail(api);
  const before = await unmatched();
  expect((await client.delete(`/conversations/${id}`)).status).toBe(204);
  expect(await unmatched()).toBe(before - 1);
  expect(await client.ids('/conversations?limit=100')).not.toContain(id);
  const conversation = await api.model<ConversationRecord>('Conversation').findById(id).orFail();
  await receiveMail(api, { conversationId: conversation._id });
  expect(await unmatched()).toBe(before);
});
