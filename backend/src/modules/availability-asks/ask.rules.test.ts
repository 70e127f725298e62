import { UNSAID, type SaidAvailability } from '@byline/shared-types/domain';
import { describe, expect, it } from 'vitest';
import { askAt, nextQuestionAt, promisedAt, skipOf, startAfterYes, stricter, type Askable } from './ask.rules.js';

const NOW = new Date('2026-11-27T09:00:00Z');
const ago = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);
const said = (fields: Partial<SaidAvailability> = {}, confirmedOn: Date | null = ago(40)) => ({
  ...UNSAID,
  ...fields,
  confirmedOn,
});
const person = (fields: Partial<Askable> = {}): Askable => ({
  ...{ availability: said(), archived: false, badAddress: false, frequency: 'usual' },
  ...{ createdAt: ago(300), contactedAt: ago(100), askedAt: null },
  ...fields,
});
const AWAY = [{ from: '2026-11-20', to: '2026-12-04' }];

describe('the schedule', () => {
  it('asks a person whose availability was confirmed long ago', () => {
    expect(askAt(person(), 30, NOW)).toEqual(NOW);
  });

  it('waits until the confirmation is that old, or the last question', () => {
    expect(askAt(person({ availability: said({}, ago(10)) }), 30, NOW)).toEqual(ago(-20));
    expect(askAt(person({ askedAt: ago(12) }), 30, NOW)).toEqual(ago(-18));
    expect(askAt(person({ availability: null, createdAt: ago(1) }), 30, NOW)).toEqual(ago(-29));
  });

  it('never asks twice in a week, even if the agency sets fewer days', () => {
    expect(askAt(person({ askedAt: ago(2) }), 1, NOW)).toEqual(ago(-5));
  });

  it('asks seldom, or never, as the person chose', () => {
    expect(askAt(person({ frequency: 'seldom' }), 30, NOW)).toEqual(ago(-50));
    expect(askAt(person({ frequency: 'never' }), 30, NOW)).toBeNull();
  });

  it('asks a person who is not looking after six months', () => {
    expect(nextQuestionAt(person({ availability: said({ state: 'not_looking' }) }), 30)).toEqual(ago(-142));
  });

  it('leaves out those who were not contacted within a year', () => {
    expect(askAt(person({ contactedAt: ago(366) }), 30, NOW)).toBeNull();
    expect(askAt(person({ contactedAt: null }), 30, NOW)).toBeNull();
  });

  it('waits for the end of a period away, and looks again at one without an end', () => {
    expect(askAt(person({ availability: said({ away: AWAY }) }), 30, NOW)).toEqual(new Date('2026-12-04T23:00:00Z'));
    const open = [{ from: '2026-11-20', to: null }];
    expect(askAt(person({ availability: said({ away: open }) }), 30, NOW)).toEqual(ago(-7));
  });

  it('looks again at an archived person, and at a bad address', () => {
    expect(askAt(person({ archived: true }), 30, NOW)).toEqual(ago(-7));
    expect(askAt(person({ badAddress: true }), 30, NOW)).toEqual(ago(-7));
  });
});

it('promises the next question only while the contact lasts', () => {
  const recent = said({}, ago(1));
  expect(promisedAt(person({ availability: recent }), 30, NOW)).toEqual(ago(-29));
  expect(promisedAt(person({ availability: recent, contactedAt: ago(350) }), 30, NOW)).toBeNull();
  expect(promisedAt(person({ availability: recent, archived: true }), 30, NOW)).toBeNull();
  expect(promisedAt(person({ availability: recent }), 0, NOW)).toBeNull();
});

it('keeps the first free day after a yes, unless an answer to the same question said it', () => {
  const later = said({ from: '9999-01-01' });
  expect(startAfterYes(later, null)).toBe('9999-01-01');
  expect(startAfterYes(later, 'not_until')).toBeNull();
  expect(startAfterYes({ ...later, state: 'not_looking' }, null)).toBeNull();
});

describe('a question by a recruiter', () => {
  it('goes to a person in any other case', () => {
    expect(skipOf(person({ contactedAt: null, askedAt: ago(8) }), NOW)).toBeNull();
  });

  it.each([
    ['archived', { archived: true }],
    ['unsubscribed', { frequency: 'never' }],
    ['bad_address', { badAddress: true }],
    ['away', { availability: said({ away: AWAY }) }],
    ['asked_recently', { askedAt: ago(6) }],
  ] as const)('skips: %s', (reason, fields) => {
    expect(skipOf(person(fields), NOW)).toBe(reason);
  });
});

it('keeps the choice with fewer mails when two people become one', () => {
  expect(stricter('seldom', 'usual')).toBe('seldom');
  expect(stricter('seldom', 'never')).toBe('never');
});
