import type { TestApi } from './api.js';

/** What some work asked of the database, as MongoDB's profiler wrote it down: the commands that match, in their order. */
export async function profiled<Entry extends object>(
  { connection: { db } }: TestApi,
  match: object,
  work: () => Promise<unknown>,
): Promise<Entry[]> {
  if (!db) throw new Error('not connected');
  await db.command({ profile: 2 });
  try {
    await work();
  } finally {
    await db.command({ profile: 0 });
  }
  const entries = await db.collection('system.profile').find<Entry>(match).toArray();
  await db.collection('system.profile').drop();
  return entries;
}
