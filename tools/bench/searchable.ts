import { MongoClient } from 'mongodb';
import { waitFor } from '../lib/wait.ts';

const MOST_MS = 30 * 60_000;

/** Waits until the worker has made the texts of a new demo searchable: beside it every wait is longer, and a search finds only a part. */
export async function searchable(mongoUri: string): Promise<void> {
  const client = await new MongoClient(mongoUri).connect();
  try {
    const dues = client.db().collection('text_dues');
    await waitFor('the search in texts', async () => (await dues.findOne()) === null, { timeout: MOST_MS });
  } finally {
    await client.close();
  }
}
