import { describe, expect, it } from 'vitest';
import {
  askedOf,
  bookingConflicts,
  fitOf,
  fitOfWork,
  isFree,
  UNSAID,
  type BookedPeriod,
  type SaidAvailability,
} from './index.js';

const TODAY = '2026-11-27';
const said = (parts: Partial<SaidAvailability> = {}): SaidAvailability => ({ ...UNSAID, ...parts });
const december = { from: '2026-12-07', to: '2026-12-18' };

describe('free in a period', () => {
  it.each<[Partial<SaidAvailability>, boolean]>([
    [{}, true],
    [{ state: 'not_looking' }, false],
    [{ from: '2026-12-07' }, true],
    [{ from: '2026-12-08' }, false],
    [{ until: '2026-12-18' }, true],
    [{ until: '2026-12-17' }, false],
    [{ noticeDays: 10 }, true],
    [{ noticeDays: 11 }, false],
    [{ away: [{ from: '2026-12-19', to: null }] }, true],
    [{ away: [{ from: '2026-12-18', to: null }] }, false],
    [{ away: [{ from: '2026-12-01', to: '2026-12-06' }] }, true],
    [{ away: [{ from: '2026-12-01', to: '2026-12-07' }] }, false],
  ])('%j', (parts, free) => expect(isFree(said(parts), [], december, TODAY)).toBe(free));

  it('is nobody who has said nothing', () => {
    expect(isFree(null, [], december, TODAY)).toBe(false);
  });

  it('has no end without a last day', () => {
    const open = { from: '2026-12-07', to: null };
    expect(isFree(said(), [], open, TODAY)).toBe(true);
    expect(isFree(said({ until: '2030-01-01' }), [], open, TODAY)).toBe(false);
  });

  it('has one of the weekdays of the person', () => {
    // A Wednesday to the Friday, and the weekend.
    const days = (weekdays: number[], from: string, to: string) => isFree(said({ weekdays }), [], { from, to }, TODAY);
    expect(days([1, 2], '2026-12-09', '2026-12-11')).toBe(false);
    expect(days([1, 5], '2026-12-09', '2026-12-11')).toBe(true);
    expect(days([7], '2026-12-12', '2026-12-13')).toBe(true);
    expect(days([1], '2026-12-08', '2026-12-14')).toBe(true);
    expect(isFree(said({ weekdays: [3] }), [], { from: '2026-12-10', to: null }, TODAY)).toBe(true);
  });

  it('is nobody in a period that has passed', () => {
    expect(isFree(said(), [], { from: '2026-11-01', to: '2026-11-26' }, TODAY)).toBe(false);
  });

  it('counts from today for a period that has begun', () => {
    const begun = { from: '2026-11-01', to: '2026-12-18' };
    expect(isFree(said({ from: TODAY }), [], begun, TODAY)).toBe(true);
    expect(isFree(said({ from: '2026-11-28' }), [], begun, TODAY)).toBe(false);
  });
});

describe('the first reason why a person is not free', () => {
  const booked = (from: string, to: string | null, days: number | null = null): BookedPeriod => ({ from, to, days });
  it.each<[string, SaidAvailability | null, BookedPeriod[], number | null, ReturnType<typeof fitOf>]>([
    ['none', said(), [], null, { fit: 'free', day: null }],
    ['nothing said', null, [], null, { fit: 'unknown', day: null }],
    [
      'a booking counts though nothing is said',
      null,
      [booked('2026-12-18', '2027-02-26')],
      null,
      { fit: 'booked', day: '2027-02-26' },
    ],
    ['not looking', said({ state: 'not_looking' }), [], null, { fit: 'not_looking', day: null }],
    ['first free day', said({ from: '2026-12-08' }), [], null, { fit: 'from', day: '2026-12-08' }],
    ['notice', said({ noticeDays: 11 }), [], null, { fit: 'notice', day: '2026-12-08' }],
    ['last free day', said({ until: '2026-12-17' }), [], null, { fit: 'until', day: '2026-12-17' }],
    ['away', said({ away: [{ from: '2026-12-18', to: '2026-12-20' }] }), [], null, { fit: 'away', day: '2026-12-20' }],
    ['weekdays', said({ weekdays: [7] }), [], 2, { fit: 'days', day: null }],
    ['days a week', said({ hoursPerWeek: 20 }), [], 3, { fit: 'days', day: null }],
    ['a booking without an end', said(), [booked('2026-12-10', null)], null, { fit: 'booked', day: null }],
    ['a booking before', said(), [booked('2026-11-01', '2026-12-06')], null, { fit: 'free', day: null }],
    ['a whole week is asked for', said(), [booked('2026-11-01', null, 3)], null, { fit: 'booked', day: null }],
    ['some days are left', said(), [booked('2026-11-01', null, 3)], 2, { fit: 'free', day: null }],
    ['too few days are left', said(), [booked('2026-11-01', null, 3)], 2.5, { fit: 'booked', day: null }],
    [
      'too few days of their own',
      said({ daysPerWeek: 3 }),
      [booked('2026-11-01', '2026-12-08', 3)],
      null,
      { fit: 'booked', day: '2026-12-08' },
    ],
    [
      'no more days than they work',
      said({ daysPerWeek: 3 }),
      [booked('2026-11-01', null, 0.5)],
      4,
      { fit: 'booked', day: null },
    ],
    [
      'bookings after each other',
      said(),
      [booked('2026-12-01', '2026-12-10', 2), booked('2026-12-11', null, 2)],
      3,
      { fit: 'free', day: null },
    ],
    [
      'bookings on the same day',
      said(),
      [booked('2026-12-01', '2026-12-11', 2), booked('2026-12-11', null, 2)],
      3,
      { fit: 'booked', day: '2026-12-11' },
    ],
    [
      'a booking that another goes on with',
      said(),
      [booked('2026-12-01', null), booked('2026-12-18', '2027-01-29', 3)],
      null,
      { fit: 'booked', day: null },
    ],
    [
      'a booking that another follows later',
      said(),
      [booked('2026-12-01', '2026-12-18'), booked('2027-01-04', null)],
      null,
      { fit: 'booked', day: '2026-12-18' },
    ],
  ])('%s', (_, availability, bookings, days, fit) =>
    expect(fitOf(availability, bookings, { ...december, days }, TODAY)).toEqual(fit),
  );

  it('names a weekend that nobody works, and a period that has passed', () => {
    const weekend = { from: '2026-12-12', to: '2026-12-13' };
    expect(fitOf(said({ weekdays: [1] }), [], weekend, TODAY).fit).toBe('weekdays');
    expect(fitOf(said(), [], { from: '2026-11-01', to: '2026-11-26' }, TODAY).fit).toBe('past');
  });
});

describe('conflicts between what was said and what is booked', () => {
  const booking: BookedPeriod = { from: '2026-11-20', to: '2027-02-26', days: null };
  const kindsOf = (parts: Partial<SaidAvailability>, bookings = [booking], confirmedDay = '2026-11-01') => {
    const availability = { ...said(parts), confirmedOn: null, confirmedBy: null };
    return bookingConflicts(availability, bookings, { confirmedDay, today: TODAY }).map(({ kind }) => kind);
  };

  it('has none before somebody says otherwise', () => {
    expect(kindsOf({})).toEqual([]);
    expect(kindsOf({ state: 'not_looking' })).toEqual([]);
    expect(kindsOf({ daysPerWeek: 3 }, [{ ...booking, days: 3 }])).toEqual([]);
    expect(kindsOf({}, [{ ...booking, days: 6 }])).toEqual([]);
    expect(kindsOf({ until: '2026-11-01' }, [{ ...booking, to: '2026-11-26' }])).toEqual([]);
  });

  it('names each kind', () => {
    expect(kindsOf({}, [booking], '2026-11-25')).toEqual(['free']);
    expect(kindsOf({ from: '2026-11-25' }, [booking], '2026-11-25')).toEqual(['free']);
    expect(kindsOf({}, [{ ...booking, days: 2 }], '2026-11-25')).toEqual([]);
    expect(kindsOf({ away: [{ from: '2026-12-24', to: '2027-01-03' }] })).toEqual(['away']);
    expect(kindsOf({ from: '2026-12-01' })).toEqual(['from']);
    expect(kindsOf({ until: '2027-01-31' })).toEqual(['until']);
    expect(kindsOf({ daysPerWeek: 2 }, [{ ...booking, days: 3 }])).toEqual(['days']);
    expect(kindsOf({}, [booking, { from: '2027-02-26', to: null, days: 1 }])).toEqual(['days']);
    expect(
      kindsOf({}, [
        { ...booking, days: 3 },
        { ...booking, days: 2 },
      ]),
    ).toEqual([]);
  });
});

it('asks for the days of a work from today on, and for the first week of one without a known end', () => {
  expect(askedOf({ from: '2026-11-20', to: '2026-12-18', days: 2 }, TODAY)).toEqual({
    from: TODAY,
    to: '2026-12-18',
    days: 2,
  });
  expect(askedOf({ from: '2026-12-07', to: null }, TODAY)).toEqual({ from: '2026-12-07', to: '2026-12-13' });
});

it('says of a work without an end until when somebody is free who can begin it', () => {
  const fit = (parts: Partial<SaidAvailability>, to: string | null = null) =>
    fitOfWork(said(parts), [], { from: '2026-12-07', to, days: null }, TODAY);
  expect(fit({ until: '2026-12-31' })).toEqual({ fit: 'until', day: '2026-12-31' });
  expect(fit({ until: '2026-12-31' }, '2026-12-18').fit).toBe('free');
  expect(fit({ away: [{ from: '2027-07-01', to: '2027-07-20' }] }).fit).toBe('free');
  expect(fit({ until: '2026-12-31', from: '2026-12-10' }).fit).toBe('from');
});
