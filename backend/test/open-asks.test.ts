import type { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { Transactions } from '../src/common/mongo/transactions.js';
import { AskAvailability } from '../src/modules/availability-asks/ask-availability.js';
import { AskLinks } from '../src/modules/availability-asks/ask-links.js';
import type { AvailabilityAskRecord } from '../src/modules/availability-asks/availability-ask.schema.js';
import type { CandidateRecord } from '../src/modules/candidates/record/candidate.record.js';
import type { DuplicateResponse } from '../src/modules/duplicates/dto/duplicate.dto.js';
import type { EmailRecord } from '../src/modules/mail/email.record.js';
import type { MergeResponse } from '../src/modules/merges/dto/merge.dto.js';
import { createCandidate } from './factories/candidates.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';

const api = await testApi();
const { client: recruiter } = await asRecruiter(api);
const asks = api.model<AvailabilityAskRecord>('AvailabilityAsk');
const DAY = 86_400_000;

/** Asks a candidate by a mail that waits a minute. */
async function ask({ _id }: CandidateRecord, sentDaysAgo = 0): Promise<AvailabilityAskRecord> {
  const candidate = await api.model<CandidateRecord>('Candidate').findById(_id).orFail().lean<CandidateRecord>();
  const heldUntil = new Date(Date.now() + 60_000);
  const asking = api.app.get(AskAvailability, { strict: false });
  await api.app.get(Transactions).run((session) => asking.ask([candidate], { heldUntil }, session));
  const newest = await asks.findOne({ candidateId: _id }).sort({ sentAt: -1 }).orFail().lean<AvailabilityAskRecord>();
  await asks.updateOne({ _id: newest._id }, { $set: { sentAt: new Date(Date.now() - sentDaysAgo * DAY) } });
  return newest;
}
const linkOf = ({ _id }: AvailabilityAskRecord): string =>
  `/availability-asks/${api.app.get(AskLinks, { strict: false }).tokenOf(_id)}`;
const mailOf = async ({ mailId }: AvailabilityAskRecord): Promise<string | undefined> =>
  (await api.model<EmailRecord>('Email').findById(mailId).lean<EmailRecord>())?.status;
const openOf = (...ids: Types.ObjectId[]) => asks.find({ candidateId: { $in: ids }, closedAt: null }).lean();

describe('a mail that has not left', () => {
  it.each([
    [
      'wants no such mails',
      (id: string) => recruiter.put(`/candidates/${id}/availability-asks`, { frequency: 'never' }),
    ],
    [
      'is said to be free meanwhile',
      (id: string) => recruiter.put(`/candidates/${id}/availability`, { state: 'looking' }),
    ],
    [
      'is said to be away meanwhile',
      (id: string) => recruiter.patch(`/candidates/${id}`, { candidateInfo: { unavailable: { from: '2099-01-01' } } }),
    ],
  ])('is cancelled when its person %s, and does not count as asked', async (_, act) => {
    const candidate = await createCandidate(api);
    const earlier = await ask(candidate, 8);
    await api.model<EmailRecord>('Email').updateOne({ _id: earlier.mailId }, { $set: { status: 'sent' } });
    const held = await ask(candidate);
    expect((await act(String(candidate._id))).status).toBeLessThan(300);
    expect([await mailOf(earlier), await mailOf(held)]).toEqual(['sent', 'cancelled']);
    expect(await openOf(candidate._id)).toMatchObject([{ _id: earlier._id }]);
  });

  it('stays when its person wants fewer mails', async () => {
    const candidate = await createCandidate(api);
    const held = await ask(candidate);
    await recruiter.put(`/candidates/${String(candidate._id)}/availability-asks`, { frequency: 'seldom' });
    expect(await mailOf(held)).toBe('scheduled');
  });

  it('is cancelled by the one click in an earlier mail', async () => {
    const candidate = await createCandidate(api);
    const earlier = await ask(candidate, 8);
    const held = await ask(candidate);
    await new Client(api.url).post(`${linkOf(earlier)}/stop`);
    expect(await mailOf(held)).toBe('cancelled');
  });
});

it('two candidates who become one have one open question, the newest, and two again after it is undone', async () => {
  const stays = await createCandidate(api);
  const gone = await createCandidate(api, { name: 'Maes' });
  const [newer, older] = [await ask(stays, 1), await ask(gone, 3)];
  const phone = '+32470299999';
  const versions: number[] = [];
  for (const { _id } of [stays, gone])
    versions.push((await recruiter.patch<CandidateRecord>(`/candidates/${String(_id)}`, { phone })).body.version);
  const [pair] = await recruiter.records<DuplicateResponse>(
    `/candidates/duplicates?filter[candidateId]=${String(gone._id)}`,
  );
  const merge = await recruiter.create<MergeResponse>(`/candidates/duplicates/${pair?._id ?? ''}/merge`, { versions });
  expect(await openOf(stays._id, gone._id)).toMatchObject([{ _id: newer._id }]);
  const anybody = new Client(api.url);
  expect((await anybody.get<{ code: string }>(linkOf(older))).body.code).toBe('link_replaced');
  await recruiter.post(`/candidates/merges/${merge._id}/undo`);
  expect(await openOf(stays._id, gone._id)).toHaveLength(2);
});
