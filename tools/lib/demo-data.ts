import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { root } from './paths.ts';
import { step, UserError } from './print.ts';
import { runInForeground } from './processes.ts';

/**
 * Loads the demo data into an empty database and returns whether it did. After an interrupted load, which the marker shows,
 * it replaces the data of a local database.
 */
export async function loadDemoData(
  size: number,
  env: Record<string, string>,
  stateFolder: string,
  isLocal: boolean,
): Promise<boolean> {
  if (size === 0) return false;
  const marker = join(stateFolder, 'demo-data-unfinished');
  const unfinished = existsSync(marker) && isLocal;
  if (!unfinished && !(await isEmpty(env))) return false;
  await mkdir(stateFolder, { recursive: true });
  await writeFile(marker, '');
  await writeDemoData(size, env, unfinished);
  await rm(marker);
  return true;
}

/** `replace` first removes all records and files. */
export async function writeDemoData(size: number, env: Record<string, string>, replace: boolean): Promise<void> {
  await step(`loading ${size.toLocaleString('en')} demo candidates`, async () => {
    const script = join(root, 'demo/src/main.ts');
    const args = [script, '--size', String(size), ...(replace ? ['--replace'] : [])];
    const code = await runInForeground(process.execPath, args, { cwd: root, env });
    if (code !== 0) throw new UserError(`The demo data could not be loaded (exit code ${code}, see above).`);
  });
}

/** Whether the database has no users; a migration may have written other documents. */
export async function isEmpty(env: Record<string, string>): Promise<boolean> {
  const client = new MongoClient(env.MONGODB_URI ?? '', { serverSelectionTimeoutMS: 10_000 });
  try {
    return (await client.db().collection('users').findOne()) === null;
  } finally {
    await client.close();
  }
}
