import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from './memory.ts';
import { spreadOf, type Section } from './row.ts';
import type { Stage } from './stage.ts';

const ROUNDS = 5;

interface Download {
  seconds: number;
  megabytes: number;
  /** The peak of the API's memory above that before, in MB. */
  growth: number;
}

/** Downloads every candidate and watches the memory of the API meanwhile. */
async function download({ api, call }: Stage): Promise<Download> {
  const before = await memoryOf(api.pid);
  const started = performance.now();
  let most = before;
  let ended = false;
  const watch = async (): Promise<void> => {
    while (!ended) {
      most = Math.max(most, await memoryOf(api.pid));
      await sleep(50);
    }
  };
  const read = async (): Promise<number> => {
    const { url, headers = {} } = call('candidates/export');
    const response = await fetch(url, { headers });
    if (!response.ok || !response.body) throw new Error(`the export answered ${response.status}`);
    let bytes = 0;
    for await (const chunk of response.body) bytes += chunk.byteLength;
    return bytes;
  };
  const [bytes] = await Promise.all([read().finally(() => (ended = true)), watch()]);
  return { seconds: (performance.now() - started) / 1000, megabytes: bytes / 2 ** 20, growth: most - before };
}

export async function exportOfAll(stage: Stage): Promise<Section> {
  const downloads: Download[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) downloads.push(await download(stage));
  downloads.shift(); // warmed up
  const megabytes = downloads[0]?.megabytes.toFixed(1) ?? '';
  return {
    title: `Export of ${stage.size.toLocaleString('en')} candidates`,
    about: `The whole list as a spreadsheet of ${megabytes} MB, downloaded ${ROUNDS} times after once; memory is the API's resident set at its most beside before.`,
    rows: [
      {
        what: 'time',
        value: spreadOf(downloads.map(({ seconds }) => seconds)),
        unit: 's',
        ...(stage.size <= 100_000 && { goal: { atMost: 6 } }),
      },
      {
        what: 'memory more at its most',
        value: spreadOf(downloads.map(({ growth }) => growth)),
        unit: 'MB',
        goal: { atMost: 30 },
      },
    ],
  };
}
