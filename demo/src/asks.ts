import type { AvailabilityAskRecord } from '@byline/backend/modules/availability-asks/availability-ask.schema.js';
import type { CandidateAvailability } from '@byline/backend/modules/candidates/record/candidate.record.js';
import { ASK_KEPT_DAYS, ASK_LINK_DAYS, DAY_MS, TIME_ZONE, type AskAnswer } from '@byline/shared-types/domain';
import { candidateId } from './candidates.ts';
import type { DemoContext } from './context.ts';
import { demoId } from './ids.ts';
import { PERSONAS } from './personas.ts';
import type { Profile } from './profile.ts';
import { Random } from './random.ts';
import { stamps } from './records.ts';

const HOUR_MS = 3_600_000;
/** Days between two questions. */
const PAUSE = 30;
/** The hours of asking by weight, and how many of a hundred people answer then: most in the morning and after dinner. */
const ASKED: Record<string, number> = {
  7: 3,
  8: 12,
  9: 20,
  10: 17,
  11: 12,
  12: 5,
  13: 7,
  14: 11,
  15: 9,
  16: 7,
  17: 5,
  18: 3,
  19: 4,
  20: 3,
};
const ANSWERED: Record<number, number> = {
  7: 48,
  8: 55,
  9: 58,
  10: 51,
  11: 44,
  12: 35,
  13: 33,
  14: 31,
  15: 28,
  16: 26,
  17: 30,
  18: 38,
  19: 52,
};

/** Whole hours of the clock in Brussels. */
const HOURS = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: TIME_ZONE });
const hourOf = (moment: Date): number => Number(HOURS.format(moment));

/** The last answer of a person who answered by mail. */
function answerOf({ state, from, confirmedOn }: CandidateAvailability): AskAnswer {
  if (state === 'not_looking') return state;
  return from !== null && confirmedOn !== null && Date.parse(from) > confirmedOn.getTime() ? 'not_until' : 'yes';
}

/** Questions of the last months whether an availability still holds; the last one has the answer of a person who answered by mail. */
export function asksOf(
  profile: Profile,
  { availability }: { availability?: CandidateAvailability | null },
  { days, numbering }: DemoContext,
): AvailabilityAskRecord[] {
  const { index, created, archived, recruiter } = profile;
  if (index < PERSONAS.length || archived) return [];
  const random = new Random(`asks ${index}`);
  const { confirmedOn = null, confirmedBy = null } = availability ?? {};
  const asks: AvailabilityAskRecord[] = [];
  const add = (sentAt: Date, answer: AskAnswer | null, answeredAt: Date | null): void => {
    const [expiresAt, expireAt] = [ASK_LINK_DAYS, ASK_KEPT_DAYS].map(
      (kept) => new Date(sentAt.getTime() + kept * DAY_MS),
    );
    const previous = asks.at(-1);
    if (previous) previous.closedAt = sentAt;
    asks.push({
      ...{ _id: numbering.id('availabilityAsk'), candidateId: candidateId(profile), mailId: null, operationId: null },
      askedBy: recruiter !== null && random.chance(0.3) ? demoId('user', recruiter) : null,
      ...{ sentAt, expiresAt: expiresAt ?? sentAt, expireAt: expireAt ?? sentAt, closedAt: null, answer, answeredAt },
      ...stamps(sentAt, answeredAt ?? sentAt),
    });
  };
  const askedAt = (ago: number): Date => days.at(-ago, Number(random.weighted(ASKED)) * 60 + random.int(0, 59));
  const isByMail = confirmedBy === 'mail' && confirmedOn !== null;
  const last = isByMail ? Math.max(8, days.ageOf(confirmedOn) + PAUSE) : random.int(8, 60);
  for (let ago = last + PAUSE * random.int(0, 4); ago >= last; ago -= PAUSE) {
    if (ago >= created || ago >= ASK_KEPT_DAYS) continue;
    const sentAt = askedAt(ago);
    const isAnswered = random.chance((ANSWERED[hourOf(sentAt)] ?? 45) / 100);
    add(
      sentAt,
      isAnswered ? 'yes' : null,
      isAnswered ? new Date(sentAt.getTime() + random.int(1, 40) * HOUR_MS) : null,
    );
  }
  if (isByMail && availability && days.ageOf(confirmedOn) < ASK_KEPT_DAYS - 2)
    add(askedAt(days.ageOf(confirmedOn) + 1), answerOf(availability), confirmedOn);
  return asks;
}
