import type { TestApi } from './api.js';
import { profiled } from './profiled.js';

/** How MongoDB served one command, as its profiler wrote it down. */
export interface Plan {
  command: string;
  planSummary: string;
  hasSortStage: boolean;
  docsExamined: number;
  keysExamined: number;
  returned: number;
  /** MongoDB tried several ways, each as far as the best one went. */
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

/** The plans of everything that some work asked of a collection: the queries as they really ran, whatever built them. */
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

/** So many records MongoDB reads of each plan before it chooses one: a list that has no more may be read whole and sorted. */
const FEW = 101;

/** What is wrong with plans: a whole collection read, or more than a few records sorted in memory (docs/domain/lists.md#indexes). */
export const slowPlans = (plans: readonly Plan[]): string[] =>
  plans
    .filter(
      ({ planSummary, hasSortStage, docsExamined }) =>
        planSummary.includes('COLLSCAN') || (hasSortStage && docsExamined > FEW),
    )
    .map(({ command, planSummary, hasSortStage }) => `${planSummary}${hasSortStage ? ' + SORT' : ''}: ${command}`);

/**
 * Queries that read more records than they answer with, but for so many of each. One record may be read twice: where either of two
 * conditions will do, each of them reads it.
 */
export const wastefulPlans = (plans: readonly Plan[], ratio = 1.2): string[] =>
  plans
    .filter(({ docsExamined, returned }) => docsExamined > Math.max(2, returned * ratio))
    .map(
      ({ command, planSummary, docsExamined, returned }) => `${docsExamined}/${returned} ${planSummary}: ${command}`,
    );
