import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { TestApi } from './api.js';

/** Collections that keep the ids of erased people in events. */
const KEPT = [
  ...['actorId', 'entityId', 'candidateId'].map((field) => `audit: ${field}`),
  ...['actorId', 'userId', 'candidateIds', 'record'].map((field) => `securityEvents: ${field}`),
];

/** Every field of the database that contains this text, ignoring case, as `collection: field`. */
export async function tracesOf(api: TestApi, text: string): Promise<string[]> {
  const collections = (await api.connection.db?.collections()) ?? [];
  const found = await Promise.all(
    collections.map(async (collection) =>
      (await collection.find().toArray()).flatMap((document) =>
        Object.entries(document)
          .filter(([, value]) =>
            JSON.stringify(value ?? null)
              .toLowerCase()
              .includes(text.toLowerCase()),
          )
          .filter(([field]) => !KEPT.includes(`${collection.collectionName}: ${field}`))
          .map(([field]) => `${collection.collectionName}: ${field}`),
      ),
    ),
  );
  return found.flat();
}

/** The names of the stored files. */
export async function storedNames(api: TestApi): Promise<string[]> {
  const { FILE_STORE_DIR = '' } = api.env;
  const entries = await readdir(resolve(FILE_STORE_DIR), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
