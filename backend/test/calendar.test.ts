import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { CalendarItemRecord } from '../src/modules/calendar/calendar-item.schema.js';
import { rangeCondition } from '../src/modules/calendar/calendar.rules.js';
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
      assignedTo: { _id: recruiterId, firstname: 'Noor', name: 'Dewitte' },
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
    await expectIndexed(items.find({ ...range, assignedTo: { $in: [NOBODY] } }).sort(order));
  });
});
