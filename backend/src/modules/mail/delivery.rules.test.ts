import { describe, expect, it } from 'vitest';
import { judgeAccepted, judgeFailure, MAX_ATTEMPTS, waitAfter, reasonOf } from './delivery.rules.js';

const refused = { message: 'm', response: '550 5.1.1 No such user', permanent: true, recipient: 'a@example.be' };
const postponed = { message: 'm', response: '451 4.7.1 Try later', permanent: false, recipient: 'b@example.be' };

describe('waits', () => {
  it('double up to an hour', () => {
    expect([1, 2, 3, 8, 20].map((attempt) => waitAfter(attempt, 30))).toEqual([30, 60, 120, 3_600, 3_600]);
  });

  it('last for some hours in all', () => {
    const total = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => waitAfter(index + 1, 30)).reduce(
      (a, b) => a + b,
    );
    expect(total / 3_600).toBeGreaterThan(4);
  });
});

describe('a mail that was taken', () => {
  it('is sent when nobody was rejected', () => expect(judgeAccepted([])).toEqual({ kind: 'sent', refused: [] }));

  it('is sent, with the server’s words on those it does not know', () => {
    expect(judgeAccepted([refused])).toEqual({ kind: 'sent', refused: ['a@example.be: 550 5.1.1 No such user'] });
  });

  it('goes once more to those who were put off, and to nobody else', () => {
    expect(judgeAccepted([refused, postponed])).toMatchObject({
      kind: 'later',
      remaining: ['b@example.be'],
      refused: ['a@example.be: 550 5.1.1 No such user'],
    });
  });
});

describe('a mail that was not taken', () => {
  it('fails at once on a 5xx, with the server’s reason', () => {
    expect(judgeFailure({ ...refused, rejectedErrors: [refused] }, false)).toEqual({
      kind: 'failed',
      reason: '550 5.1.1 No such user',
    });
  });

  it.each([
    ['a 4xx', postponed],
    ['a lost connection', { message: 'connect ECONNREFUSED', code: 'ESOCKET' }],
    ['a refused login', { message: 'm', response: '535 no', permanent: true, code: 'EAUTH' }],
  ])('is tried again after %s', (_, failure) => {
    expect(judgeFailure(failure, false)).toMatchObject({ kind: 'later', remaining: null, reason: reasonOf(failure) });
  });

  it('is tried again for those who were put off when the rest was refused', () => {
    expect(judgeFailure({ ...postponed, rejectedErrors: [refused, postponed] }, false)).toMatchObject({
      kind: 'later',
      remaining: ['b@example.be'],
    });
  });

  it('counts as sent when others have it already', () => {
    expect(judgeFailure({ ...refused, rejectedErrors: [refused] }, true)).toEqual({
      kind: 'sent',
      refused: ['a@example.be: 550 5.1.1 No such user'],
    });
  });
});
