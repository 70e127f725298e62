import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pidsFolder } from '../services/index.ts';
import { cleanUpLater } from './cleanup.ts';
import { writePidFile, runningPid, stopLeftovers } from './processes.ts';

/** A folder that is removed at the end; first removes folders and processes of killed runs. */
export async function temporaryFolder(parent = tmpdir()): Promise<string> {
  await removeAbandoned(parent);
  const folder = join(parent, `byline-${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  writePidFile(folder, 'owner', process.pid);
  cleanUpLater('the temporary folder', async () => {
    await removeAbandoned(folder); // of test processes that were killed with this one
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  return folder;
}

const memory = '/dev/shm';
const roomNeeded = 4 * 1024 ** 3;

/** The folder of test databases: in memory if there is room, because each new collection waits for a disk. */
export async function databaseFolder(onDisk: string): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= roomNeeded ? temporaryFolder(memory) : onDisk;
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!/^byline-\d+$/.test(name)) continue;
    const folder = join(parent, name);
    try {
      if (runningPid(folder, 'owner') !== undefined) continue; // still running
      await stopLeftovers(pidsFolder(folder));
      await rm(folder, { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EACCES' && (error as NodeJS.ErrnoException).code !== 'EPERM')
        throw error;
      // of another user
    }
  }
}
