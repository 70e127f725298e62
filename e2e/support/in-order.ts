import { it } from 'vitest';

type Step = [title: string, act: () => Promise<void> | void];

/** Longer than any journey takes; what a step waits for has a limit of its own. */
const JOURNEY_MS = 600_000;

/** A journey whose steps need those before them: one test. Returns what adds a step. */
export function inOrder(journey: string): (...step: Step) => void {
  const steps: Step[] = [];
  it(journey, { timeout: JOURNEY_MS }, () => walk(steps));
  return (...step) => void steps.push(step);
}

/** Ends at the first step that fails, and names it. */
export async function walk(steps: Step[]): Promise<void> {
  for (const [title, act] of steps) {
    try {
      await act();
    } catch (error) {
      throw withStep(title, error);
    }
  }
}

/** The error itself, which says where and what, with the step in front. */
function withStep(title: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, stack } = error;
  error.message = `in the step "${title}": ${message}`;
  error.stack = (stack ?? '').replace(message, () => error.message);
  return error;
}
