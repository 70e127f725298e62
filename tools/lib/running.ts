import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pidsFolder } from '../services/index.ts';
import { cleanUpLater } from './cleanup.ts';
import { UserError } from './print.ts';
import { removePidFile, writePidFile, runningPid, stopLeftovers } from './processes.ts';

const owner = 'run';

/** One run at a time owns the state folder; it first stops processes of an earlier, killed run. */
export async function claimState(stateFolder: string): Promise<void> {
  const pids = pidsFolder(stateFolder);
  const other = runningPid(pids, owner);
  if (other !== undefined) {
    throw new UserError(
      `Byline is running from here already (process ${other}). Stop it with Ctrl-C, or: kill ${other}`,
    );
  }
  const stopped = await stopLeftovers(pids);
  if (stopped.length > 0) console.log(`  stopped what an earlier run left behind: ${stopped.join(', ')}`);
  await mkdir(stateFolder, { recursive: true });
  writePidFile(pids, owner, process.pid);
  cleanUpLater('the claim on the state folder', async () => {
    await rm(join(stateFolder, 'running.json'), { force: true });
    removePidFile(pids, owner);
  });
}

/** The settings of the current run, if any. */
export async function runningEnv(stateFolder: string): Promise<Record<string, string> | undefined> {
  if (runningPid(pidsFolder(stateFolder), owner) === undefined) return undefined;
  try {
    return JSON.parse(await readFile(join(stateFolder, 'running.json'), 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new UserError('Byline is starting; try again when it is ready.');
    throw error;
  }
}
