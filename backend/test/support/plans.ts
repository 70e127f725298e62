import type { TestApi } from './api.js';
import { profiled } from './profiled.js';

/** MongoDB's execution of a command, from its profiler. */
export interface Plan {
  command: string;
  planSummary: string;
  hasSortStage: boolean;
  docsExamined: number;
  keysExamined: number;
  returned: number;
  /** MongoDB tried several plans. */
  tried: boolean;
}

interface ProfileEntry {
  op: string;
  planSummary?: string;
  hasSortStage?: boolean;
  docsExamined?: number;
  keysExamined?: number;
  nreturned?: number;
  fromMultiPlanner?: boolean;
  command: Record<string, unknown>;
}

/** The plans of all queries of some work on a collection, as MongoDB executed them. */
export async function plansOf(api: TestApi, collection: string, work: () => Promise<unknown>): Promise<Plan[]> {
  const ns = `${api.connection.db?.databaseName ?? ''}.${collection}`;
  const op = { $in: ['query', 'command', 'getmore', 'update', 'remove'] };
  const entries = await profiled<ProfileEntry>(api, { ns, op }, work);
  return entries.map(({ op, planSummary = '', hasSortStage = false, command, ...entry }) => ({
    command: `${op} ${JSON.stringify(command.filter ?? command.pipeline ?? command.query ?? command.q ?? {})}`,
    planSummary,
    hasSortStage,
    docsExamined: entry.docsExamined ?? 0,
    keysExamined: entry.keysExamined ?? 0,
    returned: entry.nreturned ?? 0,
    tried: entry.fromMultiPlanner ?? false,
  }));
}

/** MongoDB reads so many records of each plan before it chooses one, so shorter lists may be read completely and sorted. */
const FEW = 101;

/** The faults of plans: reading a whole collection, or sorting more than a few records in memory (docs/domain/lists.md#indexes). */
export const slowPlans = (plans: readonly Plan[]): string[] =>
  plans
    .filter(
      ({ planSummary, hasSortStage, docsExamined }) =>
        planSummary.includes('COLLSCAN') || (hasSortStage && docsExamined > FEW),
    )
    .map(({ command, planSummary, hasSortStage }) => `${planSummary}${hasSortStage ? ' + SORT' : ''}: ${command}`);

/**
 * Queries that read more records than they answer, apart from so many each. A query with `$or` may read a record twice, because
 * each branch reads it.
 */
export const wastefulPlans = (plans: readonly Plan[], ratio = 1.2): string[] =>
  plans
    .filter(({ docsExamined, returned }) => docsExamined > Math.max(2, returned * ratio))
    .map(
      ({ command, planSummary, docsExamined, returned }) => `${docsExamined}/${returned} ${planSummary}: ${command}`,
    );
