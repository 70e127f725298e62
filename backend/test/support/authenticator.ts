import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 30_000;
/** More than any call of a test takes on a busy machine. */
const ROOM_MS = 3_000;

/** Waits, where the step of the app is about to end, for the next one: a code of the step before would be two steps old when it arrives. */
export async function earlyInStep(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  // A timer may fire a moment before the clock shows its time.
  if (left < ROOM_MS) await sleep(left + 50);
}
