import { describe, expect, it } from 'vitest';
import type { EmailRecord } from './email.record.js';
import { emailSchema } from './email.schema.js';
import { emptyRecords } from '../../common/mongo/record.js';
import { outcomeWithout, withoutPerson } from './without-person.js';

const PERSON = { name: 'Camille', email: 'Camille@Example.be' };
const TEAM = { name: 'Team', email: 'team@example.be' };
const isGone = (address: string): boolean => address.toLowerCase() === 'camille@example.be';
const empty = emptyRecords(emailSchema);
const mail = (fields: Partial<EmailRecord>): EmailRecord =>
  ({ ...empty(), status: 'scheduled', to: TEAM, message: '<p>Dear Camille</p>', ...fields }) as EmailRecord;

describe('a mail without a person', () => {
  it('goes on to who is left', () => {
    expect(withoutPerson(mail({ cc: [PERSON, TEAM], bcc: [PERSON] }), isGone)).toMatchObject({
      to: TEAM,
      cc: [TEAM],
      bcc: [],
    });
    expect(withoutPerson(mail({ to: PERSON, bcc: [TEAM] }), isGone)).toMatchObject({ to: null, bcc: [TEAM] });
  });

  it.each(['scheduled', 'sending'] as const)('that is %s is cancelled with nobody left, and empty', (status) => {
    const become = withoutPerson(mail({ status, to: PERSON, body: { html: 'x', text: 'x' } }), isGone);
    expect(become).toMatchObject({ status: 'cancelled', to: null, message: '', body: null, lease: null });
  });

  it.each(['sent', 'failed', 'cancelled'] as const)('that is %s goes with nobody left', (status) => {
    expect(withoutPerson(mail({ status, to: PERSON }), isGone)).toBe('remove');
  });

  it('was sent when all who are left have it', () => {
    const partly = mail({ cc: [PERSON], remaining: [PERSON.email], reason: 'camille@example.be: 450 later' });
    expect(withoutPerson(partly, isGone)).toMatchObject({ status: 'sent', remaining: null, reason: '@…' });
    const others = mail({ cc: [PERSON], remaining: [PERSON.email, TEAM.email] });
    expect(withoutPerson(others, isGone)).toMatchObject({ remaining: [TEAM.email] });
  });
});

describe('what a worker writes down of a mail that lost somebody meanwhile', () => {
  const gone = ['camille@example.be'];

  it('tells nothing of them', () => {
    const later = {
      status: 'scheduled' as const,
      remaining: [PERSON.email, TEAM.email],
      refused: ['Camille@example.be: 550 no'],
    };
    expect(outcomeWithout(later, gone)).toEqual({ status: 'scheduled', remaining: [TEAM.email], refused: ['@…'] });
  });

  it('is that it was sent, when nobody else is to be reached', () => {
    expect(outcomeWithout({ status: 'scheduled', remaining: [PERSON.email] }, gone)).toMatchObject({
      status: 'sent',
      remaining: null,
    });
    expect(outcomeWithout({ status: 'scheduled', remaining: null, reason: 'away' }, gone)).toMatchObject({
      status: 'scheduled',
      reason: 'away',
    });
  });
});
