export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Prints a label before the work, and its duration after it. */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  console.log(`  … ${label}`);
  const started = performance.now();
  const result = await work();
  console.log(`  ✓ ${label} (${seconds(performance.now() - started)})`);
  return result;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An error for the person at the terminal, printed without a stack. */
export class UserError extends Error {}
