import { UNSAID } from '@byline/shared-types/domain';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, startOfDay, today } from '../src/common/time.js';
import type { AvailabilityAskRecord } from '../src/modules/availability-asks/availability-ask.schema.js';
import type { AvailabilityStatsResponse } from '../src/modules/availability-stats/dto/availability-stat.dto.js';
import type { CandidateRecord } from '../src/modules/candidates/record/candidate.record.js';
import { createCandidate } from './factories/candidates.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { plansOf, slowPlans } from './support/plans.js';

const api = await testApi();
const { client: recruiter } = await asRecruiter(api);
const candidates = api.model<CandidateRecord>('Candidate');
const asks = api.model<AvailabilityAskRecord>('AvailabilityAsk');

/** A candidate of a function whose availability was confirmed so many days ago; null never was. */
async function confirmed(name: 'translator' | 'copywriter' | null, days: number | null, archived = false) {
  const { _id } = await createCandidate(api, { function: name, archived });
  if (days === null) return;
  const moment = startOfDay(addDays(today(), -days));
  const availability = { ...UNSAID, confirmedOn: moment, confirmedBy: 'mail', confirmedById: null };
  await candidates.collection.updateOne({ _id }, { $set: { availability, confirmedKey: moment } });
}
for (const days of [0, 14, 15, 30, 31, null]) await confirmed('translator', days);
await confirmed('copywriter', 3);
await confirmed('copywriter', 3, true);
await confirmed(null, 20);

/** Moments on both sides of the change of the clocks, with the hour in Brussels and whether there was an answer. */
const ASKED: [string, number, boolean][] = [
  ['2026-10-24T07:30:00Z', 9, true],
  ['2026-10-26T07:30:00Z', 8, false],
  ['2026-10-26T08:59:59Z', 9, true],
  ['2026-11-01T22:30:00Z', 23, false],
  ['2026-11-01T23:00:00Z', 0, true],
];
await asks.create(
  ASKED.map(([sentAt, , answered]) => ({
    candidateId: new Types.ObjectId(),
    ...{ sentAt: new Date(sentAt), expiresAt: new Date(sentAt), expireAt: new Date('2099-01-01T00:00:00Z') },
    answer: answered ? ('yes' as const) : null,
    answeredAt: answered ? new Date() : null,
  })),
);

const stats = async (): Promise<AvailabilityStatsResponse> =>
  (await recruiter.get<AvailabilityStatsResponse>('/statistics/availability')).body;

describe('the statistics of availability', () => {
  it('count active candidates with a fresh confirmation by function, as the raw records say', async () => {
    const { total, functions } = await stats();
    expect(functions[0]).toEqual({ function: 'translator', active: 6, within14: 2, within30: 4 });
    expect(functions).toHaveLength(3);
    expect(functions).toContainEqual({ function: 'copywriter', active: 1, within14: 1, within30: 1 });
    expect(functions).toContainEqual({ function: null, active: 1, within14: 0, within30: 1 });
    const records = await candidates.find({ archived: false }).lean<CandidateRecord[]>();
    const within = (days: number): number =>
      records.filter(({ availability }) => {
        const { confirmedOn } = availability ?? {};
        return confirmedOn && dayOf(confirmedOn) >= addDays(today(), -days);
      }).length;
    expect(total).toEqual({ active: records.length, within14: within(14), within30: within(30) });
  });

  it('are as many as the list finds', async () => {
    const { functions } = await stats();
    for (const { function: name, ...counts } of functions.filter((one) => one.function !== null)) {
      const finds = async (days: number): Promise<number | null> => {
        const filter = `filter[archived]=false&filter[function]=${name ?? ''}&filter[confirmedWithin]=${days}`;
        return (await recruiter.get<{ totalCount: number }>(`/candidates?${filter}`, { prefer: 'count=exact' })).body
          .totalCount;
      };
      expect([await finds(14), await finds(30)]).toEqual([counts.within14, counts.within30]);
    }
  });

  it('count questions and answers by the hour of asking in Brussels', async () => {
    const { hours } = await stats();
    expect(hours).toEqual([
      { hour: 0, asked: 1, answered: 1 },
      { hour: 8, asked: 1, answered: 0 },
      { hour: 9, asked: 2, answered: 2 },
      { hour: 23, asked: 1, answered: 0 },
    ]);
  });

  it('come from the keys of indexes', async () => {
    for (const collection of ['candidates', 'availability_asks']) {
      const plans = await plansOf(api, collection, stats);
      expect(plans.length).toBeGreaterThan(0);
      expect(slowPlans(plans)).toEqual([]);
      expect(plans.map(({ docsExamined }) => docsExamined)).toEqual(plans.map(() => 0));
    }
  });
});
