import { setTimeout as sleep } from 'node:timers/promises';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pairsOf } from './limits.ts';
import { measure } from './load.ts';
import { spreadOf, type Section } from './row.ts';
import type { Stage } from './stage.ts';

const INSPECTOR = 'http://127.0.0.1:9229/json';
const SECONDS = 3;
const SHOWN = 14;

interface Frame {
  functionName: string;
  url: string;
  lineNumber: number;
}

interface Profile {
  nodes: { id: number; callFrame: Frame }[];
  samples: number[];
  timeDeltas: number[];
}

interface Inspector {
  send: (method: string) => Promise<{ profile?: Profile }>;
  close: () => void;
}

/** Talks to the inspector of a process, which opens it on the signal. */
async function inspect(pid: number): Promise<Inspector> {
  process.kill(pid, 'SIGUSR1');
  await sleep(1_000);
  const [target] = (await (await fetch(INSPECTOR)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  let calls = 0;
  const send: Inspector['send'] = (method) =>
    new Promise((resolve) => {
      const id = (calls += 1);
      const hear = ({ data }: MessageEvent): void => {
        const answer = JSON.parse(String(data)) as { id: number; result: { profile?: Profile } };
        if (answer.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(answer.result);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method }));
    });
  return { send, close: () => socket.close() };
}

const files = new Map<string, string[]>();

/** Whose code a line is: in a bundle a comment above says so. */
async function ownerOf({ functionName, url, lineNumber }: Frame): Promise<string> {
  if (url === '') return functionName.startsWith('(') ? functionName : 'native: sockets, text, JSON';
  if (url.startsWith('node:')) return 'Node';
  const path = fileURLToPath(url);
  if (!files.has(path)) files.set(path, (await readFile(path, 'utf8')).split('\n'));
  const above = files.get(path)?.slice(0, lineNumber + 1);
  const source = path.includes('node_modules') ? path : (above?.findLast((line) => line.startsWith('// ')) ?? '');
  return [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1] ?? 'our own code';
}

/** The share of each owner in the time that was not idle, in percent. */
async function sharesOf({ nodes, samples, timeDeltas }: Profile): Promise<Map<string, number>> {
  const owners = new Map<number, string>();
  for (const { id, callFrame } of nodes) owners.set(id, await ownerOf(callFrame));
  const times = new Map<string, number>();
  samples.forEach((id, index) => {
    const owner = owners.get(id) ?? '';
    if (owner !== '(idle)') times.set(owner, (times.get(owner) ?? 0) + (timeDeltas[index] ?? 0));
  });
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
  return new Map([...times].map(([owner, time]) => [owner, (100 * time) / busy]));
}

/** Where the processor time of the calls goes that have a limit program. */
export async function profile(stage: Stage): Promise<Section> {
  const calls = (await pairsOf(stage)).map(({ api }) => api);
  const { send, close } = await inspect(stage.api.pid);
  await send('Profiler.enable');
  const profiles: Map<string, number>[] = [];
  for (const call of calls) {
    await measure(call, { seconds: 1 });
    await send('Profiler.start');
    await measure(call, { seconds: SECONDS });
    const { profile: taken } = await send('Profiler.stop');
    if (taken) profiles.push(await sharesOf(taken));
  }
  // What is measured after this is measured without it.
  await send('Profiler.disable');
  close();
  const owners = [...new Set(profiles.flatMap((shares) => [...shares.keys()]))];
  const rows = owners.map((what) => ({ what, value: spreadOf(profiles.map((one) => one.get(what) ?? 0)), unit: '%' }));
  return {
    title: 'Where the API’s processor time goes',
    about: `The share of each package's own functions in the profiles of the ${calls.length} calls that have a limit program, 8 connections, ${SECONDS} s each: median, least and most of the calls.`,
    rows: rows.toSorted((a, b) => b.value.median - a.value.median).slice(0, SHOWN),
  };
}
