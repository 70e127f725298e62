import { setTimeout as sleep } from 'node:timers/promises';
import { answers } from '../lib/wait.ts';
import { inTurns } from './in-turns.ts';
import { memoryOf } from './memory.ts';
import { spreadOf, type Section } from './row.ts';
import type { Stage } from './stage.ts';

/** Time without requests. */
const REST_MS = 3_000;

/** Starts the API of a stage anew, several times; the last one stays. */
export async function start({ api, ports }: Stage): Promise<Section> {
  const health = `http://127.0.0.1:${ports.api}/health/ready`;
  const rests: number[] = [];
  const ready = async (): Promise<number> => {
    api.kill('SIGTERM');
    await api.end;
    const started = performance.now();
    api.startAgain();
    while (!(await answers(health))) await sleep(10);
    const took = (performance.now() - started) / 1000;
    await sleep(REST_MS);
    rests.push(await memoryOf(api.pid));
    return took;
  };
  const [times = []] = await inTurns([ready]);
  return {
    title: 'Start of the API',
    about: `From the start of its process until \`/health/ready\` says so, and its resident memory ${REST_MS / 1000} s later.`,
    rows: [
      { what: 'ready', value: spreadOf(times), unit: 's', goal: { atMost: 1.5 } },
      { what: 'memory at rest', value: spreadOf(rests.slice(1)), unit: 'MB', goal: { atMost: 250 } },
    ],
  };
}
