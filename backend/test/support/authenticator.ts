import { pause } from '../../../tools/lib/pause.ts';

const STEP_MS = 30_000;
/** More than any call of a test takes on a busy machine. */
const ROOM_MS = 3_000;

/** Waits, where the step of the app is about to end, for the next one: a code of the step before would be two steps old when it arrives. */
export async function earlyInStep(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  // A timer may fire a moment before the clock shows its time.
  if (left < ROOM_MS) await pause(left + 50, 'the next step of the app begins then');
}
