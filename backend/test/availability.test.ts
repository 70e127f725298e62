import type { HistoryEntryDto } from '../src/modules/candidate-history/dto/candidate-history.dto.js';
import { dayAfter } from '@byline/shared-types/domain';
import { describe, expect, it } from 'vitest';
import { startOfDay, today } from '../src/common/time.js';
import type { Page } from '../src/common/lists/read-list.js';
import type { CandidateHistoryResponse } from '../src/modules/candidate-history/dto/candidate-history.dto.js';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import type { PublicCandidateResponse } from '../src/modules/website/dto/public-candidate.dto.js';
import { createCandidate } from './factories/candidates.js';
import { asCandidate } from './factories/accounts.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';

const api = await testApi();
const { client: recruiter, user } = await asRecruiter(api);
const anyone = new Client(api.url);
const SAID = {
  ...{ state: 'looking', from: '2099-02-01', until: null, daysPerWeek: 2.5, hoursPerWeek: null, noticeDays: 14 },
  ...{ weekdays: [1, 4], away: [{ from: '2099-04-01', to: null }] },
};
const pathOf = (id: unknown): string => `/candidates/${String(id)}/availability`;
const of = async (id: unknown) => (await recruiter.get<CandidateResponse>(`/candidates/${String(id)}`)).body;
const confirmedDaysAgo = (id: unknown, days: number) =>
  api.model('Candidate').updateOne({ _id: id }, { 'availability.confirmedOn': startOfDay(dayAfter(today(), -days)) });

describe('availability', () => {
  it('is said and confirmed by the person, by a recruiter, and not by others', async () => {
    const { client, candidateId } = await asCandidate(api);
    expect((await of(candidateId)).availability).toBeNull();
    const { status, body } = await client.put<CandidateResponse>(pathOf(candidateId), SAID);
    expect(status).toBe(200);
    expect(body.availability).toEqual({
      ...SAID,
      confirmedBy: 'candidate',
      confirmedOn: expect.stringMatching(/Z$/) as string,
    });
    expect(body.candidateInfo.unavailable).toEqual(SAID.away[0]);
    await recruiter.put(pathOf(candidateId), { state: 'not_looking' });
    expect((await of(candidateId)).availability).toMatchObject({
      ...{ state: 'not_looking', from: null, daysPerWeek: null, weekdays: [], away: [], confirmedBy: 'recruiter' },
    });
    const { client: stranger } = await asCandidate(api);
    expect(await stranger.refusal('PUT', pathOf(candidateId), SAID)).toBe('403 forbidden');
  });

  it('is confirmed by the same words again', async () => {
    const { _id } = await createCandidate(api);
    await recruiter.put(pathOf(_id), SAID);
    await confirmedDaysAgo(_id, 40);
    const { confirmedOn } = (await of(_id)).availability ?? {};
    await recruiter.put(pathOf(_id), SAID);
    expect((await of(_id)).availability?.confirmedOn?.localeCompare(confirmedOn ?? '')).toBe(1);
  });

  it('refuses contradictions and an older version', async () => {
    const { _id, version } = await createCandidate(api);
    const refused = async (parts: object) =>
      (await recruiter.problem('PUT', pathOf(_id), { ...SAID, ...parts })).errors?.map(({ field }) => field);
    expect(await refused({ until: '2099-01-31' })).toEqual(['until']);
    expect(await refused({ hoursPerWeek: 20 })).toEqual(['hoursPerWeek']);
    expect(await refused({ daysPerWeek: 2.3, weekdays: [8], noticeDays: 181 })).toEqual([
      ...['daysPerWeek', 'weekdays', 'noticeDays'],
    ]);
    expect(await refused({ away: [{ from: '2099-05-02', to: '2099-05-01' }, { to: '2099-06-01' }] })).toEqual([
      'away.1.from',
    ]);
    expect(await refused({ away: [{ from: '2099-05-02', to: '2099-05-01' }] })).toEqual(['away.0.to']);
    const twice = [
      { from: '2099-05-01', to: '2099-05-09' },
      { from: '2099-05-09', to: null },
      { from: '2099-07-01', to: null },
    ];
    expect(await refused({ away: twice })).toEqual(['away.1.from', 'away.2.from']);
    await recruiter.put(pathOf(_id), { ...SAID, version });
    expect(await recruiter.refusal('PUT', pathOf(_id), { ...SAID, version })).toBe('409 stale_version');
  });

  it('has a short form, which replaces one period and confirms only a change', async () => {
    const { _id } = await createCandidate(api);
    const away = [{ from: '2020-01-01', to: '2020-02-01' }, ...SAID.away];
    await recruiter.put(pathOf(_id), { ...SAID, away });
    await confirmedDaysAgo(_id, 40);
    const { confirmedOn } = (await of(_id)).availability ?? {};
    const write = async (unavailable: object | null) =>
      (await recruiter.patch<CandidateResponse>(`/candidates/${String(_id)}`, { candidateInfo: { unavailable } })).body
        .availability;
    expect((await write(SAID.away[0] ?? null))?.confirmedOn).toBe(confirmedOn);
    const changed = await write({ from: '2099-05-01', to: '2099-05-14' });
    expect(changed).toMatchObject({ ...SAID, away: [away[0], { from: '2099-05-01', to: '2099-05-14' }] });
    expect(changed?.confirmedOn).not.toBe(confirmedOn);
    await recruiter.put(pathOf(_id), { ...SAID, away: [{ from: '2099-03-01', to: '2099-03-02' }, ...SAID.away] });
    const over = { candidateInfo: { unavailable: { from: '2099-03-01', to: '2099-04-01' } } };
    expect((await recruiter.problem('PATCH', `/candidates/${String(_id)}`, over)).errors).toMatchObject([
      { field: 'candidateInfo.unavailable.from', code: 'already_listed' },
    ]);
    expect((await write(null))?.away).toEqual(SAID.away);
  });

  it('is in the history, with its author', async () => {
    const { _id } = await createCandidate(api);
    await recruiter.put(pathOf(_id), SAID);
    const { entries } = (await recruiter.get<CandidateHistoryResponse>(`/candidates/${String(_id)}/history`)).body;
    expect(entries[0]).toMatchObject({
      ...{ kind: 'change', changes: [{ field: 'availability' }], who: { _id: String(user._id) } },
    });
  });

  it('is shown to visitors for sixty days after a confirmation', async () => {
    const { client, candidateId } = await asCandidate(api);
    const address = { street: 'Coupure', number: '1', postal: '9000', city: 'Gent', country: 'BE' };
    await client.patch(`/candidates/${candidateId}`, { ...address, phone: '+32470123456' });
    await client.put(pathOf(candidateId), { ...SAID, from: null });
    const shown = async () => {
      const { body } = await anyone.get<PublicCandidateResponse>(`/website/candidates/${candidateId}`);
      return [body.candidate.available, body.candidate.availabilityConfirmedOn];
    };
    expect(await shown()).toEqual([true, today()]);
    await confirmedDaysAgo(candidateId, 60);
    expect(await shown()).toEqual([true, dayAfter(today(), -60)]);
    await confirmedDaysAgo(candidateId, 61);
    expect(await shown()).toEqual([null, null]);
  });

  it('is found by a free period and by days a week', async () => {
    const { _id } = await createCandidate(api, { firstname: 'Wouter', name: 'Zeldzaam' });
    const day = (offset: number): string => dayAfter(today(), offset);
    const away = [{ from: day(10), to: day(20) }];
    await recruiter.put(pathOf(_id), { ...SAID, from: day(5), until: day(60), noticeDays: 3, away });
    const finds = async (query: string): Promise<boolean> =>
      (await recruiter.get<Page<object>>(`/candidates?search=Zeldzaam&${query}`)).body.records.length === 1;
    const period = ([from, to]: readonly [number, number]): string =>
      `filter[freeBetween][from]=${day(from)}&filter[freeBetween][to]=${day(to)}`;
    const periods = [
      [5, 9],
      [4, 9],
      [5, 10],
      [20, 30],
      [21, 60],
      [21, 61],
    ] as const;
    expect(await Promise.all(periods.map((one) => finds(period(one))))).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(await finds('filter[freeDays]=2.5&filter[confirmedWithin]=1')).toBe(true);
    expect(await finds('filter[freeDays]=3')).toBe(false);
    await confirmedDaysAgo(_id, 40);
    expect(await finds('sort=-availability')).toBe(true);
    const upsideDown = await recruiter.problem('GET', `/candidates?${period([9, 5])}`);
    expect(upsideDown.errors).toMatchObject([{ field: 'filter.freeBetween.to', code: 'end_before_start' }]);
    const past = day(-1);
    expect(await finds(`filter[freeBetween][from]=${past}&filter[freeBetween][to]=${past}`)).toBe(false);
    expect(await finds(`filter[freeBetween][to]=${past}`)).toBe(false);
  });

  it('counts weekdays', async () => {
    const { _id } = await createCandidate(api, { firstname: 'Wies', name: 'Weekdag' });
    const finds = async (query: string): Promise<boolean> =>
      (await recruiter.get<Page<object>>(`/candidates?search=Weekdag&${query}`)).body.records.length === 1;
    const says = (parts: object) => recruiter.put(pathOf(_id), { state: 'looking', ...parts });
    await says({ weekdays: [1, 2] });
    expect(await Promise.all([1, 2, 2.5, 5].map((days) => finds(`filter[freeDays]=${String(days)}`)))).toEqual([
      ...[true, true, false, false],
    ]);
    // A Wednesday, the Wednesday to the Monday.
    expect(await finds('filter[freeBetween][from]=2099-02-04')).toBe(false);
    expect(await finds('filter[freeBetween][from]=2099-02-04&filter[freeBetween][to]=2099-02-09')).toBe(true);
    await says({ weekdays: [1, 2], hoursPerWeek: 24 });
    expect(await finds('filter[freeDays]=3')).toBe(true);
    await says({});
    expect(await finds('filter[freeDays]=7')).toBe(true);
    expect(await finds('filter[freeBetween][from]=2099-02-04')).toBe(true);
  });
});

it('the history has what was said before and after', async () => {
  const { _id } = await createCandidate(api);
  const said = async (body: object) => recruiter.put(`/candidates/${String(_id)}/availability`, body);
  await said({ state: 'looking', daysPerWeek: 3, away: [{ from: '2099-01-01', to: '2099-01-09' }] });
  const { body } = await recruiter.get<{ entries: HistoryEntryDto[] }>(`/candidates/${String(_id)}/history`);
  const entry = body.entries.find(({ act }) => act === 'change');
  expect(entry?.changes).toMatchObject([
    { field: 'availability', availability: { from: null, to: { daysPerWeek: 3, away: [{ from: '2099-01-01' }] } } },
  ]);
});
