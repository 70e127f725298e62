import { setTimeout as sleep } from 'node:timers/promises';
import { callsOf } from './calls.ts';
import { requestsPerSecond } from './load.ts';
import { heapOf, memoryOf } from './memory.ts';
import { spreadOf, type Section } from './row.ts';
import type { Stage } from './stage.ts';

const MINUTES = 10;
/** The minutes after which a process is warm. */
const WARM = 2;
const EVERY_MS = 2_000;

interface Sample {
  resident: number;
  heap: number;
}

const inMb = (size: number): string => `${size.toFixed(0)} MB`;

/** Keeps the API busy with the calls of every minute, and watches its memory. */
export async function endurance(stage: Stage): Promise<Section> {
  const calls = (await callsOf(stage)).map(({ path }) => stage.call(path));
  const minutes: Sample[][] = Array.from({ length: MINUTES }, () => []);
  const started = performance.now();
  const minute = (): number => Math.floor((performance.now() - started) / 60_000);
  const load = async (): Promise<void> => {
    while (minute() < MINUTES) for (const call of calls) await requestsPerSecond(call, { seconds: 2 });
  };
  const watch = async (): Promise<void> => {
    for (; minute() < MINUTES; await sleep(EVERY_MS)) {
      minutes[minute()]?.push({ resident: await memoryOf(stage.api.pid), heap: await heapOf(stage) });
    }
  };
  await Promise.all([load(), watch()]);
  const of = (samples: Sample[] = []) => ({
    resident: spreadOf(samples.map(({ resident }) => resident)).median,
    live: Math.min(...samples.map(({ heap }) => heap)),
  });
  const early = of(minutes[WARM]);
  const late = of(minutes.at(-1));
  return {
    title: `${MINUTES} minutes of load`,
    about: `The reads above, one after the other with 8 connections; the API's resident memory in the last minute beside that in minute ${WARM + 1}, and the least that its heap held in each.`,
    rows: [
      {
        what: 'memory at the end / when warm',
        value: spreadOf([late.resident / early.resident]),
        unit: 'x',
        goal: { atMost: 1.1 },
        detail: `${inMb(early.resident)} and ${inMb(late.resident)}; the heap held ${inMb(early.live)} and ${inMb(late.live)} after a collection`,
      },
    ],
  };
}
