import { pause } from '../../../tools/lib/pause.ts';

const STEP_MS = 30_000;
/** Longer than any call of a test on a busy machine. */
const ROOM_MS = 3_000;

/** Waits for the app's next step if the current one is about to end, because a code of the previous step would arrive two steps late. */
export async function earlyInStep(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  // A timer may fire slightly before its time.
  if (left < ROOM_MS) await pause(left + 50, 'the next step of the app begins then');
}
