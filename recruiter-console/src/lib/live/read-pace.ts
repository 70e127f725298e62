/** One read for all changes of a moment. */
const FIRST_MS = 150;
/** The consoles of an agency hear of a change together, so each waits a little longer by chance. */
const SPREAD_MS = 350;
/** The shortest time between two reads, so that many changes a second cost no more than a few reads. */
const BETWEEN_MS = 1_000;
/** A busy API answers late; a console then waits for so many times the last answer. */
const BUSY = 3;

/** The last read: when it began, and how long its answers took, in ms. */
export interface LastRead {
  at: number;
  took: number;
}

/** How long to wait before the next read, in ms. */
export const untilRead = ({ at, took }: LastRead, now: number): number =>
  Math.max(at + Math.max(BETWEEN_MS, BUSY * took) - now, FIRST_MS + Math.random() * SPREAD_MS);

/** A read would delay the answer that the recruiter waits for after a key or a click. */
const AFTER_ACT_MS = 500;
/** Changes are seen within two seconds, also by a recruiter who types on. */
const HELD_MS = 1_200;

/** How long the recruiter's last act holds back the read of changes that wait since then, in ms. */
export const untilRested = (actedAt: number, waitingSince: number, now: number): number =>
  Math.min(actedAt + AFTER_ACT_MS, waitingSince + HELD_MS) - now;
