import { it } from 'vitest';

type Step = [title: string, act: () => Promise<void> | void];

/** Longer than any journey; each wait of a step has its own limit. */
const JOURNEY_MS = 600_000;

/** A journey with dependent steps, as one test. Returns a function that adds a step. */
export function inOrder(journey: string): (...step: Step) => void {
  const steps: Step[] = [];
  it(journey, { timeout: JOURNEY_MS }, () => walk(steps));
  return (...step) => void steps.push(step);
}

/** Stops at the first failing step, and names it. */
export async function walk(steps: Step[]): Promise<void> {
  for (const [title, act] of steps) {
    try {
      await act();
    } catch (error) {
      throw withStep(title, error);
    }
  }
}

/** The original error, with its stack, and the step before its message. */
function withStep(title: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, stack } = error;
  error.message = `in the step "${title}": ${message}`;
  error.stack = (stack ?? '').replace(message, () => error.message);
  return error;
}
