import { setTimeout as sleep } from 'node:timers/promises';
import { tail, type Running } from './processes.ts';

/** After so many ends within a minute, another restart is useless. */
const ENOUGH = 3;

export interface KeepAliveOptions {
  /** Aborting it prevents further restarts. */
  signal: AbortSignal;
  say?: (line: string) => void;
  /** Milliseconds before the first restart; each next one within the minute waits twice as long. */
  firstWait?: number;
  minute?: number;
}

/** Restarts each process that ends. Resolves with the first that ends three times within a minute; rejects on abort. */
export const keepAlive = (processes: Running[], options: KeepAliveOptions): Promise<Running> =>
  Promise.race(processes.map((running) => keepOneAlive(running, options)));

async function keepOneAlive(running: Running, options: KeepAliveOptions): Promise<Running> {
  const { signal, say = console.log, firstWait = 500, minute = 60_000 } = options;
  let ends: number[] = [];
  for (;;) {
    const how = await running.end;
    signal.throwIfAborted();
    const now = performance.now();
    ends = [...ends.filter((end) => now - end < minute), now];
    if (ends.length === ENOUGH) return running;
    const wait = firstWait * 2 ** (ends.length - 1);
    say(`The ${running.name} process ended (${how}); starting it again in ${wait / 1000} s.${lastWords(running, how)}`);
    await sleep(wait, undefined, { signal });
    running.startAgain();
    if (await comesBack(running, signal)) say(`The ${running.name} process is running again.`);
  }
}

/** The end of its log; a killed process could not write a reason. */
function lastWords({ logFile }: Running, how: string): string {
  return how === 'SIGKILL' ? '' : ` Its log, ${logFile}, ends on:\n${tail(logFile, 5)}`;
}

/** Waits until the process is ready; false when it ends before. */
async function comesBack(running: Running, signal: AbortSignal): Promise<boolean> {
  while (running.ended() === undefined) {
    if (await running.isReady()) return true;
    await sleep(100, undefined, { signal });
  }
  return false;
}
