import { setTimeout as sleep } from 'node:timers/promises';
import { tail, type Running } from './processes.ts';

/** A process that ends this often within a minute won't get better by starting it again. */
const ENOUGH = 3;

export interface KeepAliveOptions {
  /** Aborted when things are to be stopped: nothing is started again from then on. */
  signal: AbortSignal;
  say?: (line: string) => void;
  /** Milliseconds before the first start; each next one within the minute waits twice as long. */
  firstWait?: number;
  minute?: number;
}

/**
 * Starts each of the processes again when it ends, and says so. Resolves with the first that ended three times within a
 * minute; rejects when the signal is aborted.
 */
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

/** The end of its log, unless it was killed before it could write why. */
function lastWords({ logFile }: Running, how: string): string {
  return how === 'SIGKILL' ? '' : ` Its log, ${logFile}, ends on:\n${tail(logFile, 5)}`;
}

/** Waits until it does what it is for; false when it ends before. */
async function comesBack(running: Running, signal: AbortSignal): Promise<boolean> {
  while (running.ended() === undefined) {
    if (await running.isReady()) return true;
    await sleep(100, undefined, { signal });
  }
  return false;
}
