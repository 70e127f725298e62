import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cleanUp, cleanUpOnSignals, isStopping } from './cleanup.ts';
import { root } from './paths.ts';
import { UserError } from './print.ts';
import { killAll } from './processes.ts';

/** Runs a program of tools/ with its result as the exit code, and stops everything it started, also after an error or Ctrl-C. */
export async function main(
  program: () => Promise<number | undefined>,
  { onSignal, interruptCode }: { onSignal?: () => void; interruptCode?: number } = {},
): Promise<void> {
  // Finds programs of node_modules, and this Node, by name.
  process.env.PATH = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  cleanUpOnSignals(killAll, onSignal, interruptCode);
  try {
    const code = (await program()) ?? 0;
    if (isStopping()) return; // the signal's handler ends the process
    process.exitCode = code;
  } catch (error) {
    await sleep(50); // Ctrl-C may end a child just before it reaches this process
    if (isStopping()) return; // stopping causes errors
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
  await cleanUp();
}
