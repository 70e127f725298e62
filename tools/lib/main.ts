import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cleanUp, cleanUpOnSignals, isStopping } from './cleanup.ts';
import { root } from './paths.ts';
import { UserError } from './print.ts';
import { killAll } from './processes.ts';

/**
 * Runs a program of tools/: whatever way it ends (its own end, an error, Ctrl-C), what it started is stopped.
 * The number it returns is the exit code.
 */
export async function main(
  program: () => Promise<number | undefined>,
  { onSignal, interruptCode }: { onSignal?: () => void; interruptCode?: number } = {},
): Promise<void> {
  // Programs of node_modules and this very Node are found by name, however we were started.
  process.env.PATH = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  cleanUpOnSignals(killAll, onSignal, interruptCode);
  try {
    const code = (await program()) ?? 0;
    if (isStopping()) return; // the signal's handler ends the process
    process.exitCode = code;
  } catch (error) {
    await sleep(50); // Ctrl-C may have reached what failed just before it reaches us
    if (isStopping()) return; // things fail while they are being stopped
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
  await cleanUp();
}
