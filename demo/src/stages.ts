import type { InterviewStatus } from '@byline/shared-types/domain';
import type { Random } from './random.ts';

/** Registrations by month, January first, as in the picture of the statistics. */
const MONTHS = [31, 26, 29, 22, 24, 18, 9, 11, 33, 28, 27, 14];
const YEARS_BACK = 8;
const DAY_MS = 86_400_000;

/** Days since a registration: evenly over the years, more in autumn and spring. */
export function registeredDaysAgo(random: Random, today: string): number {
  for (;;) {
    const days = random.int(1, YEARS_BACK * 365);
    const month = new Date(Date.parse(today) - days * DAY_MS).getUTCMonth();
    if (random.chance((MONTHS[month] ?? 0) / Math.max(...MONTHS))) return days;
  }
}

export interface Stage {
  status: InterviewStatus;
  archived: boolean;
  /** Place in RECRUITERS. */
  recruiter: number | null;
}

const NEW_DAYS = 45;
const IN_PROGRESS_DAYS = 150;
const STATUS_WEIGHTS = {
  inProgress: { phone_interview: 35, test: 25, live_interview: 13, offer: 7, active: 20 },
  known: { active: 74, contract: 15, phone_interview: 5.5, test: 3.5, live_interview: 1.3, offer: 0.7 },
} as const;

/** The stage of a candidate: new ones have no recruiter, recent ones are in selection, most of the others have a contract. */
export function stageOf(random: Random, daysAgo: number): Stage {
  if (daysAgo <= NEW_DAYS && random.chance(0.8)) return { status: 'none', archived: false, recruiter: null };
  const recruiter = Number(random.weighted({ 0: 34, 1: 28, 2: 22, 3: 16 }));
  if (daysAgo > 200 && random.chance(0.12)) {
    const status = random.weighted({
      none: 30,
      phone_interview: 25,
      test: 20,
      live_interview: 5,
      active: 15,
      contract: 5,
    });
    return { status, archived: true, recruiter: status === 'none' ? null : recruiter };
  }
  const weights: Partial<Record<InterviewStatus, number>> =
    daysAgo <= IN_PROGRESS_DAYS ? STATUS_WEIGHTS.inProgress : STATUS_WEIGHTS.known;
  return { status: random.weighted(weights as Record<InterviewStatus, number>), archived: false, recruiter };
}

/** Days since the last change; avoids the personas' days, except for a registration on such a day. */
export function changedDaysAgo(random: Random, created: number): number {
  const first = 15;
  return created <= first ? created : first + Math.floor((created - first) * random.next() ** 3);
}
