import { setTimeout as sleep } from 'node:timers/promises';
import { isStopping } from './cleanup.ts';

/** Waits until `ready` says true; gives up after the time, or when `gaveUp` says why there is no point in waiting. */
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
    return false; // nobody listens yet
  }
}
