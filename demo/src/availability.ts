import type { CandidateAvailability } from '@byline/backend/modules/candidates/record/candidate.record.js';
import { UNSAID } from '@byline/shared-types/domain';
import { demoId } from './ids.ts';
import type { DemoDays } from './days.ts';
import { PERSONAS } from './personas.ts';
import type { Profile } from './profile.ts';
import { Random } from './random.ts';
import { loginOf } from './skills.ts';

/** Days since the last confirmation; those of the pictures are fresh, every tenth of the others has never said anything. */
function confirmedDaysAgo(index: number, random: Random): number | null {
  if (index < PERSONAS.length) return random.int(1, 12);
  const age = random.weighted({ fresh: 45, old: 22, unknown: 23, never: 10 });
  if (age === 'never') return null;
  if (age === 'fresh') return random.int(1, 29);
  return age === 'old' ? random.int(31, 59) : random.int(62, 400);
}

/** A persona who is booked beyond their last free day. */
const LEAVES_EARLY = 'Anneleen Willems';

export function availabilityOf(profile: Profile, days: DemoDays): CandidateAvailability | null {
  const { index, unavailable, recruiter } = profile;
  const random = new Random(`availability ${index}`);
  const ago = confirmedDaysAgo(index, random);
  if (ago === null && !unavailable) return null;
  const isPersona = index < PERSONAS.length;
  const isRecruiters = recruiter !== null && random.chance(0.3);
  const by = isRecruiters ? 'recruiter' : random.chance(0.4) ? 'mail' : 'candidate';
  return {
    ...UNSAID,
    until: `${profile.firstname} ${profile.name}` === LEAVES_EARLY ? days.day(60) : null,
    state: !isPersona && random.chance(0.08) ? 'not_looking' : 'looking',
    from: !isPersona && random.chance(0.25) ? days.day(random.int(-20, 60)) : null,
    daysPerWeek: random.chance(0.5) ? random.pick([2, 2.5, 3, 3, 4, 5]) : null,
    weekdays: [],
    noticeDays: random.chance(0.15) ? random.pick([7, 14, 30]) : null,
    away: unavailable ? [{ from: days.day(unavailable[0]), to: days.day(unavailable[1]) }] : [],
    confirmedOn: ago === null ? null : days.at(-ago, random.int(480, 1_200)),
    confirmedBy: ago === null ? null : by,
    confirmedById: ago === null ? null : isRecruiters ? demoId('user', recruiter) : loginOf(index),
  };
}
