import type { TestApi } from './api.js';

/** How MongoDB served one command, as its profiler wrote it down. */
export interface Plan {
  command: string;
  planSummary: string;
  hasSortStage: boolean;
  docsExamined: number;
}

interface ProfileEntry {
  op: string;
  planSummary?: string;
  hasSortStage?: boolean;
  docsExamined?: number;
  command: Record<string, unknown>;
}

/** The plans of everything that some work asked of a collection: the queries as they really ran, whatever built them. */
export async function plansOf(api: TestApi, collection: string, work: () => Promise<unknown>): Promise<Plan[]> {
  const { db } = api.connection;
  if (!db) throw new Error('not connected');
  await db.command({ profile: 2 });
  try {
    await work();
  } finally {
    await db.command({ profile: 0 });
  }
  const entries = await db
    .collection<ProfileEntry>('system.profile')
    .find({ ns: `${db.databaseName}.${collection}`, op: { $in: ['query', 'command', 'getmore', 'update', 'remove'] } })
    .toArray();
  await db.collection('system.profile').drop();
  return entries.map(({ op, planSummary = '', hasSortStage = false, docsExamined = 0, command }) => ({
    command: `${op} ${JSON.stringify(command.filter ?? command.pipeline ?? command.q ?? {})}`,
    planSummary,
    hasSortStage,
    docsExamined,
  }));
}

/** What is wrong with plans: a whole collection read, or records sorted in memory (docs/domain/lists.md#indexes). */
export const slowPlans = (plans: readonly Plan[]): string[] =>
  plans
    .filter(({ planSummary, hasSortStage }) => planSummary.includes('COLLSCAN') || hasSortStage)
    .map(({ command, planSummary, hasSortStage }) => `${planSummary}${hasSortStage ? ' + SORT' : ''}: ${command}`);
