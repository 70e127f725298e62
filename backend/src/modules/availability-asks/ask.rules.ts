import {
  ASK_CONTACT_DAYS,
  ASK_FREQUENCIES,
  ASK_NOT_LOOKING_DAYS,
  ASK_PAUSE_DAYS,
  ASK_SELDOM_DAYS,
  DAY_MS,
  type AskAnswer,
  type AskFrequency,
  type AskSkip,
  type SaidAvailability,
} from '@byline/shared-types/domain';
import { addDays, startOfDay, today } from '../../common/time.js';

/** The facts about a person that decide whether and when they are asked. */
export interface Askable {
  availability: (SaidAvailability & { confirmedOn: Date | null }) | null;
  archived: boolean;
  /** Mails to their address come back. */
  badAddress: boolean;
  frequency: AskFrequency;
  /** When the product got to know them. */
  createdAt: Date;
  contactedAt: Date | null;
  /** The last question. */
  askedAt: Date | null;
}

const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** The period away at a moment. */
function awayAt({ availability }: Askable, moment: Date): { to: string | null } | null {
  const day = today(moment);
  return availability?.away.find(({ from, to }) => from <= day && (to === null || to >= day)) ?? null;
}

/** The reason for which a recruiter's question does not go to a person; null if it does. */
export function skipOf(person: Askable, now: Date): AskSkip | null {
  if (person.archived) return 'archived';
  if (person.frequency === 'never') return 'unsubscribed';
  if (person.badAddress) return 'bad_address';
  if (awayAt(person, now)) return 'away';
  return person.askedAt && daysAfter(person.askedAt, ASK_PAUSE_DAYS) > now ? 'asked_recently' : null;
}

/** The first free day that a yes keeps; null is now. A day of an earlier answer to the same question goes. */
export function startAfterYes(known: SaidAvailability | null, answer: AskAnswer | null): string | null {
  if (known?.state !== 'looking' || answer === 'not_until') return null;
  return known.from !== null && known.from > today() ? known.from : null;
}

/** The choice of two that brings fewer mails. */
export const stricter = (one: AskFrequency, other: AskFrequency): AskFrequency =>
  ASK_FREQUENCIES.findLast((frequency) => frequency === one || frequency === other) ?? one;

/** Days between two questions to a person, by their choice. */
const pauseOf = ({ frequency }: Askable, days: number): number =>
  frequency === 'seldom' ? Math.max(days, ASK_SELDOM_DAYS) : days;

/** When the next question may follow a confirmed availability. */
export function nextQuestionAt(person: Askable, days: number): Date {
  const { availability, createdAt, askedAt } = person;
  const pause = pauseOf(person, days);
  const rest = availability?.state === 'not_looking' ? Math.max(pause, ASK_NOT_LOOKING_DAYS) : pause;
  const next = daysAfter(availability?.confirmedOn ?? createdAt, rest);
  const afterLast = askedAt ? daysAfter(askedAt, Math.max(pause, ASK_PAUSE_DAYS)) : next;
  return afterLast > next ? afterLast : next;
}

/**
 * When the worker asks a person, or looks again: now or earlier is now. Null if nobody asks them until they are contacted again or choose otherwise.
 */
export function askAt(person: Askable, days: number, now: Date): Date | null {
  const { contactedAt, frequency, archived, badAddress } = person;
  if (frequency === 'never' || !contactedAt || daysAfter(contactedAt, ASK_CONTACT_DAYS) < now) return null;
  if (archived || badAddress) return daysAfter(now, ASK_PAUSE_DAYS);
  const next = nextQuestionAt(person, days);
  const moment = next > now ? next : now;
  const away = awayAt(person, moment);
  if (!away) return moment;
  return away.to ? startOfDay(addDays(away.to, 1)) : daysAfter(moment, ASK_PAUSE_DAYS);
}

/** When the next question is to come by itself, for a promise to the person; null if nothing is sure. */
export function promisedAt(person: Askable, days: number, now: Date): Date | null {
  const { contactedAt, archived, badAddress } = person;
  const at = days === 0 || archived || badAddress ? null : askAt(person, days, now);
  return at && contactedAt && daysAfter(contactedAt, ASK_CONTACT_DAYS) >= at ? at : null;
}
