import { pause } from '../../../tools/lib/pause.ts';

type Nothing = false | null | undefined;

/** Waits for a condition, and fails with its name after a time limit. */
export async function until<T>(name: string, check: () => T | Promise<T>, seconds = 15): Promise<Exclude<T, Nothing>> {
  const end = Date.now() + seconds * 1_000;
  for (;;) {
    const value = await check();
    if (value) return value as Exclude<T, Nothing>;
    if (Date.now() > end) throw new Error(`waited ${seconds} s in vain: ${name}`);
    await pause(50, 'between two looks');
  }
}
