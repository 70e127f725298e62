import { setTimeout as sleep } from 'node:timers/promises';

/** Waits a fixed time in a test that has nothing else to wait for, which the reason says. */
export const pause = (ms: number, _reason: string): Promise<void> => sleep(ms);
