import { setTimeout as sleep } from 'node:timers/promises';
import { pairsOf } from './limits.ts';
import { measure } from './load.ts';
import { memoryOf } from './memory.ts';
import { spreadOf, type Section } from './row.ts';
import type { Stage } from './stage.ts';

const MINUTES = 10;
/** A process is warm after so many. */
const WARM = 2;
const EVERY_MS = 2_000;

/** Keeps the API busy with the calls of every minute, and watches its memory. */
export async function endurance(stage: Stage): Promise<Section> {
  const calls = (await pairsOf(stage)).map(({ api }) => api);
  const minutes: number[][] = Array.from({ length: MINUTES }, () => []);
  const started = performance.now();
  const minute = (): number => Math.floor((performance.now() - started) / 60_000);
  const load = async (): Promise<void> => {
    while (minute() < MINUTES) for (const call of calls) await measure(call, { connections: 8, seconds: 2 });
  };
  const watch = async (): Promise<void> => {
    for (; minute() < MINUTES; await sleep(EVERY_MS)) minutes[minute()]?.push(await memoryOf(stage.api.pid));
  };
  await Promise.all([load(), watch()]);
  const early = spreadOf(minutes[WARM] ?? []);
  const late = spreadOf(minutes.at(-1) ?? []);
  return {
    title: `${MINUTES} minutes of load`,
    about: `The calls above, one after the other with 8 connections; the API's resident memory in the last minute beside that in minute ${WARM + 1}.`,
    rows: [
      {
        what: 'memory at the end / when warm',
        value: spreadOf([late.median / early.median]),
        unit: 'x',
        goal: { atMost: 1.1 },
        detail: `${early.median.toFixed(0)} and ${late.median.toFixed(0)} MB`,
      },
    ],
  };
}
