import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { root } from './paths.ts';
import { step, UserError } from './print.ts';
import { runInForeground } from './processes.ts';

/**
 * Loads the demo data into an empty database. A load that was interrupted is started over, which empties the database
 * first: only ever one of our own (`isLocal`), and only one that this marker says holds nothing but half a demo.
 */
export async function loadDemoData(
  size: number,
  env: Record<string, string>,
  stateFolder: string,
  isLocal: boolean,
): Promise<void> {
  if (size === 0) return;
  const marker = join(stateFolder, 'demo-data-unfinished');
  if (existsSync(marker) && isLocal) await step('removing half-loaded demo data', () => emptyDatabase(env));
  else if (!(await isEmpty(env))) return;
  await mkdir(stateFolder, { recursive: true });
  await writeFile(marker, '');
  await writeDemoData(size, env);
  await rm(marker);
}

export async function writeDemoData(size: number, env: Record<string, string>): Promise<void> {
  await step(`loading ${size.toLocaleString('en')} demo candidates`, async () => {
    const script = join(root, 'backend/dist/scripts/demo.js');
    const code = await runInForeground(process.execPath, [script, '--size', String(size)], { cwd: root, env });
    if (code !== 0) throw new UserError(`The demo data could not be loaded (exit code ${code}, see above).`);
  });
}

async function withDatabase<T>(env: Record<string, string>, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(env.MONGODB_URI ?? '', { serverSelectionTimeoutMS: 10_000 });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** The database of the connection string holds no document besides what creating the indexes may have made. */
export const isEmpty = (env: Record<string, string>): Promise<boolean> =>
  withDatabase(env, async (client) => (await client.db().collection('users').findOne()) === null);

/** Deletes every document and keeps collections and indexes. */
export const emptyDatabase = (env: Record<string, string>): Promise<void> =>
  withDatabase(env, async (client) => {
    for (const { name } of await client.db().listCollections({}, { nameOnly: true }).toArray()) {
      if (!name.startsWith('system.')) await client.db().collection(name).deleteMany({});
    }
  });
