import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../tools/browser.ts';

let started: Browser | undefined;

/** The browser of all files of this process: starting one for each costs more than many of them do with it. */
export async function openBrowser(): Promise<Browser> {
  if (!started?.isConnected()) started = await launchBrowser();
  return started;
}

/** Nothing of a file's visitors stays for the next file. */
export async function closeVisits(): Promise<void> {
  await Promise.all((started?.contexts() ?? []).map((context) => context.close()));
}
