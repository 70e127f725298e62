import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pidsFolder } from '../services/index.ts';
import { cleanUpLater } from './cleanup.ts';
import { writePidFile, runningPid, stopLeftovers } from './processes.ts';

/**
 * A folder for one run's data, removed at its end. What earlier runs could not remove because they were killed is
 * removed now, with their processes.
 */
export async function temporaryFolder(parent = tmpdir()): Promise<string> {
  await removeAbandoned(parent);
  const folder = join(parent, `byline-${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  writePidFile(folder, 'owner', process.pid);
  cleanUpLater('the temporary folder', async () => {
    await removeAbandoned(folder); // of test processes that were killed with us, whose own folders are in here
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  return folder;
}

const memory = '/dev/shm';
const roomNeeded = 4 * 1024 ** 3;

/**
 * Where databases of tests keep their data: in memory where there is room, since each new collection waits for a disk; else in
 * the folder on disk. Nothing is executed there, which some machines forbid.
 */
export async function databaseFolder(onDisk: string): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= roomNeeded ? temporaryFolder(memory) : onDisk;
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!/^byline-\d+$/.test(name)) continue;
    const folder = join(parent, name);
    try {
      if (runningPid(folder, 'owner') !== undefined) continue; // a run of somebody's, going on
      await stopLeftovers(pidsFolder(folder));
      await rm(folder, { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EACCES' && (error as NodeJS.ErrnoException).code !== 'EPERM')
        throw error;
      // another user's: theirs to remove
    }
  }
}
