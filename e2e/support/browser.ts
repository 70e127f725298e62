import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../tools/browser.ts';

let started: Browser | undefined;

/** The browser that all files of this process share, because starting one takes longer than many of the files. */
export async function openBrowser(): Promise<Browser> {
  if (!started?.isConnected()) started = await launchBrowser();
  return started;
}

/** Closes a file's visits, so that the next file starts without them. */
export async function closeVisits(): Promise<void> {
  await Promise.all((started?.contexts() ?? []).map((context) => context.close()));
}
