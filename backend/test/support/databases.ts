import { randomBytes } from 'node:crypto';
import { createConnection, type Connection } from 'mongoose';
import { applyPlans, createCollections, planIndexes } from '../../src/migrations/indexes.js';

/** Empty databases of earlier files of this process, with their indexes, whose creation would take half a second. */
const prepared: string[] = [];

export interface FreeDatabase {
  uri: string;
  /** Its collections and indexes exist. */
  isPrepared: boolean;
}

/** An unused database on the test server. */
export function freeDatabase(server: string): FreeDatabase {
  const uri = prepared.pop();
  return uri === undefined ? newDatabase(server) : { uri, isPrepared: true };
}

export function newDatabase(server: string): FreeDatabase {
  const address = new URL(server);
  address.pathname = `/test_${randomBytes(6).toString('hex')}`;
  return { uri: address.href, isPrepared: false };
}

/** MongoDB makes a new collection and its indexes at once, which is faster than one after the other. */
export async function createIndexes(connection: Connection): Promise<void> {
  await applyPlans(await planIndexes(connection));
  await createCollections(connection);
}

/** Empties a database for the next file, or drops it if it has additional collections, since it may differ in other ways too. */
export async function handBack(uri: string, collections: string[]): Promise<void> {
  await connected(uri, async ({ db }) => {
    const found = (await db?.listCollections({}, { nameOnly: true }).toArray())?.map(({ name }) => name) ?? [];
    if (found.some((name) => !collections.includes(name))) return void (await db?.dropDatabase());
    await Promise.all(
      found.map(async (name) => {
        const { deletedCount } = (await db?.collection(name).deleteMany({})) ?? {};
        // Clears cached plans, because another index may suit the next file's documents.
        if (deletedCount) await db?.command({ planCacheClear: name });
      }),
    );
    prepared.push(uri);
  });
}

export const dropDatabase = (uri: string): Promise<void> =>
  connected(uri, async (connection) => void (await connection.dropDatabase()));

async function connected(uri: string, work: (connection: Connection) => Promise<void>): Promise<void> {
  const connection = await createConnection(uri, { maxPoolSize: 4 }).asPromise();
  try {
    await work(connection);
  } finally {
    await connection.close();
  }
}
