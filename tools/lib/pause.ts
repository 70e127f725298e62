import { setTimeout as sleep } from 'node:timers/promises';

/** A fixed wait in a test; the reason says why no event can end it. */
export const pause = (ms: number, _reason: string): Promise<void> => sleep(ms);
