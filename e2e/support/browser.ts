import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../tools/browser.ts';

let started: Browser | undefined;

/** The browser of all files of this process, because many files take less time than starting a browser. */
export async function openBrowser(): Promise<Browser> {
  if (!started?.isConnected()) started = await launchBrowser();
  return started;
}

/** Closes a file's visits, so that the next file starts without them. */
export async function closeVisits(): Promise<void> {
  await Promise.all((started?.contexts() ?? []).map((context) => context.close()));
}
