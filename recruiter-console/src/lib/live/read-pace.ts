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
