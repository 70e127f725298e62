import { setTimeout as sleep } from 'node:timers/promises';
import { isStopping } from './cleanup.ts';
import { messageOf, UserError } from './print.ts';
import { tail, type Running } from './processes.ts';

/** Waits until `ready` returns true; gives up after the timeout, or with the reason of `gaveUp`. */
export async function waitFor(
  what: string,
  ready: () => Promise<boolean>,
  { timeout = 60_000, gaveUp = () => undefined }: { timeout?: number; gaveUp?: () => string | undefined } = {},
): Promise<void> {
  const end = performance.now() + timeout;
  for (;;) {
    if (await ready()) return;
    const reason = gaveUp();
    if (reason !== undefined) throw new Error(reason);
    if (isStopping()) throw new Error('stopped');
    if (performance.now() > end) throw new Error(`${what} is not ready after ${timeout / 1000} s`);
    await sleep(100);
  }
}

export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000), headers: { accept: 'text/html, */*' } });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false; // not listening yet
  }
}

/** Waits until a started program is ready; the error of a failed one has the end of its log. */
export async function whenReady(running: Running, timeout = 60_000): Promise<Running> {
  const { name, isReady, ended, logFile } = running;
  try {
    await waitFor(name, isReady, {
      timeout,
      gaveUp: () => ended() && `The ${name} process ended at once (${ended()}).`,
    });
  } catch (error) {
    throw new UserError(`${messageOf(error)} Its log, ${logFile}, ends on:\n${tail(logFile)}`);
  }
  return running;
}
