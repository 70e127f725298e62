import type { TestApi } from './api.js';

/** The matching commands of some work, in order, from MongoDB's profiler. */
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
