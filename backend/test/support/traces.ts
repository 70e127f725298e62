import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { TestApi } from './api.js';

/** Collections that keep the ids of erased people in events. */
const KEPT = [
  ...['actorId', 'entityId', 'candidateId'].map((field) => `audit: ${field}`),
  ...['actorId', 'userId', 'candidateIds', 'record'].map((field) => `securityEvents: ${field}`),
];

interface FoundField {
  collection: string;
  field: string;
  json: string;
}

/** The fields of all documents that contain a text, ignoring case. */
export async function fieldsWith({ connection }: TestApi, text: string): Promise<FoundField[]> {
  const found: FoundField[] = [];
  for (const collection of (await connection.db?.collections()) ?? [])
    for (const document of await collection.find().toArray())
      for (const [field, value] of Object.entries(document))
        found.push({ collection: collection.collectionName, field, json: JSON.stringify(value ?? null) });
  return found.filter(({ json }) => json.toLowerCase().includes(text.toLowerCase()));
}

/** The fields that contain a text, as `collection: field`, without the ids in `KEPT`. */
export const tracesOf = async (api: TestApi, text: string): Promise<string[]> =>
  (await fieldsWith(api, text))
    .map(({ collection, field }) => `${collection}: ${field}`)
    .filter((trace) => !KEPT.includes(trace));

/** The names of the stored files. */
export async function storedNames(api: TestApi): Promise<string[]> {
  const { FILE_STORE_DIR = '' } = api.env;
  const entries = await readdir(resolve(FILE_STORE_DIR), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
