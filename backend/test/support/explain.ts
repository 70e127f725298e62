/** The necessary part of a Mongoose query. */
interface Explainable {
  explain(verbosity: 'queryPlanner'): unknown;
}

/** The stages of a query plan, from the last to the first. */
function stagesOf(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return [];
  const { stage, inputStage, inputStages } = plan as { stage?: string; inputStage?: unknown; inputStages?: unknown[] };
  return [...(stage ? [stage] : []), ...stagesOf(inputStage), ...(inputStages ?? []).flatMap(stagesOf)];
}

/** Fails if a query reads the whole collection or sorts in memory (docs/domain/lists.md#indexes). */
export async function expectIndexed(query: Explainable): Promise<void> {
  const explained = (await query.explain('queryPlanner')) as { queryPlanner: { winningPlan: { queryPlan?: unknown } } };
  const { winningPlan } = explained.queryPlanner;
  const stages = stagesOf(winningPlan.queryPlan ?? winningPlan);
  const bad = stages.filter((stage) => stage === 'COLLSCAN' || stage === 'SORT');
  if (bad.length > 0 || stages.length === 0) throw new Error(`not served by an index: ${stages.join(' < ')}`);
}
