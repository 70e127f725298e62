import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { CandidateRecord } from '../src/modules/candidates/record/candidate.record.js';
import type { CalendarItemRecord } from '../src/modules/calendar/calendar-item.schema.js';
import { ofPeople, rangeCondition } from '../src/modules/calendar/calendar.rules.js';
import type { CalendarItemResponse, CreateCalendarItemRequest } from '../src/modules/calendar/dto/calendar-item.dto.js';
import { asCandidate } from './factories/accounts.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { asRecruiter } from './factories/users.js';
import { NOBODY, testApi } from './support/api.js';
import { expectIndexed } from './support/explain.js';

const api = await testApi();
const { client: recruiter, user } = await asRecruiter(api);
const recruiterId = String(user._id);
const items = api.model<CalendarItemRecord>('CalendarItem');

/** A moment of November 2026, in UTC: an hour before the clock in Brussels. */
const at = (time: string): string => `2026-11-${time}:00.000Z`;
const add = async (fields: Partial<CreateCalendarItemRequest> = {}): Promise<CalendarItemResponse> => {
  const item = { title: 'Interview', startDate: at('18T09:00'), endDate: at('18T10:30'), ...fields };
  return await recruiter.create<CalendarItemResponse>('/calendar', item);
};
const list = async (query: string): Promise<string[]> =>
  (await recruiter.records<CalendarItemResponse>(`/calendar?${query}`)).map(({ title }) => title);

describe('an item of the agenda', () => {
  it('is stored with the name of its assignee', async () => {
    const body = await recruiter.create<CalendarItemResponse>('/calendar', {
      title: ' Interview Noor ',
      startDate: '2026-11-18T10:00:00+01:00',
      endDate: at('18T10:30'),
      assignedTo: recruiterId,
    });
    expect(body).toMatchObject({
      title: 'Interview Noor',
      startDate: at('18T09:00'),
      endDate: at('18T10:30'),
      assignedTo: { _id: recruiterId, firstname: 'Noor', name: 'Dewitte', candidateId: null },
      candidateId: null,
      candidate: null,
      recruiters: [],
      version: 0,
    });
    expect((await add()).assignedTo).toBeNull();
  });

  it('names every wrong field', async () => {
    const refused = (fields: object) => recruiter.wrongFields('POST', '/calendar', fields);
    expect(await refused({})).toEqual(['endDate required', 'startDate required', 'title missing_field']);
    expect(await refused({ title: ' ', startDate: 'soon', endDate: '2026-13-01', assignedTo: 'me' })).toEqual([
      'assignedTo invalid_id',
      'endDate invalid_date',
      'startDate invalid_date',
      'title missing_field',
    ]);
    const item = { title: 'Interview', startDate: at('18T09:00'), endDate: at('18T10:00') };
    for (const odd of ['2026-W47-3', '2026-322', '2026-11-18', '2026-11-18T09:00:00', '2026-02-30T09:00:00Z', 1]) {
      expect(await refused({ ...item, startDate: odd })).toEqual(['startDate invalid_date']);
    }
    expect(await refused({ ...item, endDate: at('18T09:00') })).toEqual(['endDate end_before_start']);
    expect(await refused({ ...item, endDate: '2027-12-18T09:00:00Z' })).toEqual(['endDate date_too_late']);
    expect(await refused({ ...item, assignedTo: NOBODY })).toEqual(['assignedTo invalid_id']);
  });

  it('moves, refuses an end before its start and a stale editor', async () => {
    const { _id } = await add({ assignedTo: recruiterId });
    const path = `/calendar/${_id}`;
    expect((await recruiter.get<CalendarItemResponse>(path)).body).toMatchObject({
      _id,
      title: 'Interview',
      version: 0,
    });
    const moved = await recruiter.patch<CalendarItemResponse>(path, {
      startDate: at('19T09:00'),
      endDate: at('19T10:00'),
      version: 0,
    });
    expect(moved.body).toMatchObject({ startDate: at('19T09:00'), title: 'Interview', version: 1 });
    expect(await recruiter.wrongFields('PATCH', path, { endDate: at('19T08:00') })).toEqual([
      'endDate end_before_start',
    ]);
    expect(await recruiter.refusal('PATCH', path, { title: 'Late', version: 0 })).toBe('409 stale_version');
    expect((await recruiter.patch<CalendarItemResponse>(path, { assignedTo: null })).body.assignedTo).toBeNull();
    expect(await recruiter.wrongFields('PATCH', path, { title: '' })).toEqual(['title missing_field']);
    expect((await recruiter.delete(path)).status).toBe(204);
    expect(await recruiter.refusal('GET', path)).toBe('404 not_found');
    expect(await recruiter.refusal('DELETE', path)).toBe('404 not_found');
    expect(await recruiter.refusal('PATCH', path, { title: 'Gone' })).toBe('404 not_found');
  });

  it('is erased with its assignee', async () => {
    const { candidateId } = await asCandidate(api);
    await add({ title: 'With them', assignedTo: candidateId });
    const { _id } = await createCandidate(api);
    await add({ title: 'With them', assignedTo: String(_id) });
    await eraseCandidate(api, _id);
    await eraseCandidate(api, new Types.ObjectId(candidateId));
    expect(await items.countDocuments({ title: 'With them' })).toBe(0);
  });
});

describe('an appointment', () => {
  const meeting = async (fields: Partial<CreateCalendarItemRequest> = {}) => {
    const candidateId = String((await createCandidate(api))._id);
    const { client, user: colleague } = await asRecruiter(api);
    const colleagueId = String(colleague._id);
    const people = { assignedTo: recruiterId, candidateId, recruiters: [colleagueId] };
    return { item: await add({ ...people, ...fields }), candidateId, colleagueId, colleague: client };
  };
  const namesOf = ({ assignedTo, candidate, recruiters }: CalendarItemResponse) => ({
    assignedTo: assignedTo?._id,
    candidate: candidate?._id,
    recruiters: recruiters.map(({ _id }) => _id),
  });

  it('has a candidate, several recruiters, a kind and a place, and stands in the agenda of each', async () => {
    const details = { type: 'live_interview', place: ' Oudaan 12 ', callLink: 'https://meet.example/noor' } as const;
    const { item, candidateId, colleagueId } = await meeting({ title: 'With three', ...details });
    expect(item).toMatchObject({ ...details, place: 'Oudaan 12', candidateId });
    expect(namesOf(item)).toEqual({ assignedTo: recruiterId, candidate: candidateId, recruiters: [colleagueId] });
    for (const id of [candidateId, colleagueId, recruiterId])
      expect(await list(`filter[assignedTo]=${id}`)).toContain('With three');
    const { modifiedByRecruiterAt } = await api
      .model('Candidate')
      .findById(candidateId)
      .lean<CandidateRecord>()
      .orFail();
    expect(modifiedByRecruiterAt).not.toBeNull();
  });

  it('names an assignee who is a candidate, for items that are assigned to them', async () => {
    const { candidateId, user: person } = await asCandidate(api);
    const { assignedTo } = await add({ assignedTo: candidateId });
    expect(assignedTo).toMatchObject({ _id: String(person._id), candidateId });
  });

  it('refuses people who are none', async () => {
    const { item, candidateId, colleagueId } = await meeting();
    const refused = (fields: object) => recruiter.wrongFields('PATCH', `/calendar/${item._id}`, fields);
    const { user: noRecruiter } = await asCandidate(api);
    expect(await refused({ candidateId: NOBODY })).toEqual(['candidateId no_candidate_found']);
    expect(await refused({ recruiters: [colleagueId, String(noRecruiter._id)] })).toEqual(['recruiters invalid_id']);
    expect(await refused({ recruiters: null, type: 'dinner', callLink: 'meet.example' })).toEqual([
      'callLink invalid_url',
      'recruiters required',
      'type invalid',
    ]);
    const path = `/calendar/${item._id}`;
    const twice = { assignedTo: colleagueId, recruiters: [colleagueId, recruiterId, recruiterId], candidateId: null };
    const { body } = await recruiter.patch<CalendarItemResponse>(path, twice);
    expect(namesOf(body)).toEqual({ assignedTo: colleagueId, candidate: undefined, recruiters: [recruiterId] });
    expect(await list(`filter[assignedTo]=${candidateId}`)).toEqual([]);
    expect((await recruiter.patch<CalendarItemResponse>(path, { assignedTo: recruiterId })).body.recruiters).toEqual(
      [],
    );
  });

  it('goes with its candidate, and loses a colleague who is erased or leaves', async () => {
    const gone = await meeting();
    await eraseCandidate(api, new Types.ObjectId(gone.candidateId));
    expect(await recruiter.refusal('GET', `/calendar/${gone.item._id}`)).toBe('404 not_found');

    const coming = { startDate: '2099-11-18T09:00:00Z', endDate: '2099-11-18T10:00:00Z' };
    const { item, candidateId, colleagueId } = await meeting(coming);
    const past = await add({ assignedTo: colleagueId, candidateId });
    const led = await add({ ...coming, assignedTo: colleagueId, recruiters: [recruiterId], candidateId });
    const alone = await add({ ...coming, assignedTo: colleagueId, candidateId });
    const own = await add({ ...coming, assignedTo: colleagueId });
    expect((await recruiter.delete(`/users/role?userId=${colleagueId}&role=recruiter`)).status).toBe(204);
    const now = async ({ _id }: CalendarItemResponse) =>
      namesOf((await recruiter.get<CalendarItemResponse>(`/calendar/${_id}`)).body);
    const mine = { assignedTo: recruiterId, candidate: candidateId, recruiters: [] };
    expect(await now(item)).toEqual(mine);
    expect(await now(led)).toEqual(mine);
    expect(await now(alone)).toEqual(mine);
    expect(await now(own)).toMatchObject({ assignedTo: undefined });
    expect(await now(past)).toMatchObject({ assignedTo: colleagueId });
  });
});

describe('the agenda', () => {
  it('shows the items of a range, also partial ones, by their start', async () => {
    await items.deleteMany({});
    await add({ title: 'long ago', startDate: '2025-01-01T09:00:00Z', endDate: '2025-01-01T10:00:00Z' });
    await add({ title: 'until monday', startDate: at('13T09:00'), endDate: at('16T12:00') });
    await add({ title: 'year', startDate: '2026-01-01T00:00:00Z', endDate: '2026-12-31T00:00:00Z' });
    await add({ title: 'late on sunday', startDate: at('22T21:00'), endDate: at('22T22:00') });
    await add({ title: 'monday after', startDate: at('22T23:00'), endDate: at('23T10:00') });
    await add({ title: 'wednesday', startDate: at('18T09:00'), endDate: at('18T10:00') });
    const week = ['year', 'until monday', 'wednesday', 'late on sunday'];
    expect(await list('filter[startDate]=2026-11-16&filter[endDate]=2026-11-22')).toEqual(week);
    expect(await list(`filter[startDate]=${at('15T23:00')}&filter[endDate]=${at('22T23:00')}`)).toEqual(week);
    expect(await list('filter[startDate]=2026-11-23')).toEqual(['year', 'monday after']);
    expect(await list('filter[endDate]=2025-12-31')).toEqual(['long ago']);
    expect(await list('')).toHaveLength(6);
    expect(await recruiter.wrongFields('GET', '/calendar?filter[startDate]=monday&limit=101&search=x')).toEqual([
      'filter.startDate invalid_date',
      'limit too_high',
      'search unknown_field',
    ]);
  });

  it('filters by users or candidates, by either id', async () => {
    await items.deleteMany({});
    const { candidateId, user } = await asCandidate(api);
    const withoutLogin = String((await createCandidate(api))._id);
    await add({ title: 'recruiter', assignedTo: recruiterId });
    await add({ title: 'by candidate', assignedTo: candidateId });
    await add({ title: 'by user', assignedTo: String(user._id) });
    await add({ title: 'no login', assignedTo: withoutLogin });
    expect(await list(`filter[assignedTo]=${candidateId}`)).toEqual(['by candidate', 'by user']);
    expect(await list(`filter[assignedTo]=${String(user._id)}`)).toEqual(['by candidate', 'by user']);
    expect(await list(`filter[assignedTo]=${withoutLogin}`)).toEqual(['no login']);
    expect(await list(`filter[assignedTo]=${recruiterId},${withoutLogin}`)).toEqual(['recruiter', 'no login']);
    expect(await list(`filter[assignedTo]=${NOBODY}`)).toEqual([]);
  });

  it('is served by indexes', async () => {
    const range = rangeCondition(new Date(at('16T00:00')), new Date(at('23T00:00')));
    const order = { startDate: 1, _id: 1 } as const;
    await expectIndexed(items.find({}).sort(order));
    await expectIndexed(items.find(range).sort(order));
    const ids = [new Types.ObjectId(), new Types.ObjectId()];
    await expectIndexed(items.find({ ...range, ...ofPeople({ assignees: ids, candidates: ids }) }).sort(order));
  });
});
