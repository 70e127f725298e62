import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pidsFolder } from '../services/index.ts';
import { cleanUpLater } from './cleanup.ts';
import { remember, remembered, stopLeftovers } from './processes.ts';

const prefix = 'byline-';

/**
 * A folder for one run's data, removed at its end. What earlier runs could not remove because they were killed is
 * removed now, with their processes.
 */
export async function temporaryFolder(): Promise<string> {
  await removeAbandoned();
  const folder = join(tmpdir(), `${prefix}${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  remember(folder, 'owner', process.pid);
  cleanUpLater('the temporary folder', () => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!/^byline-\d+$/.test(name)) continue;
    const folder = join(tmpdir(), name);
    try {
      if (remembered(folder, 'owner') !== undefined) continue; // a run of somebody's, going on
      await stopLeftovers(pidsFolder(folder));
      await rm(folder, { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EACCES' && (error as NodeJS.ErrnoException).code !== 'EPERM')
        throw error;
      // another user's: theirs to remove
    }
  }
}
