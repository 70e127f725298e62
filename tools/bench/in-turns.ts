/** Rounds that count, after one that warms up. */
const ROUNDS = 5;

/**
 * Takes every measurement once a round, one after the other, so other load on the machine affects all of them. Returns the values of each.
 */
export async function inTurns(measurements: readonly (() => Promise<number>)[]): Promise<number[][]> {
  const values: number[][] = measurements.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, take] of measurements.entries()) {
      const value = await take();
      if (round > 0) values[index]?.push(value);
    }
  }
  return values;
}
