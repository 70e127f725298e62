/**
 * A part of `make test`: what the calls of every minute cost the processor beside what their limit programs (tools/bench/limits) do, over a
 * few candidates. Ends with 1 when one costs as if it had lost three tenths of its speed.
 */
import { apiClock, costOf, limitClock } from './bench/cost.ts';
import { inTurns } from './bench/in-turns.ts';
import { pairsOf, requireSameAnswers, type Pair } from './bench/limits.ts';
import { ratiosOf } from './bench/row.ts';
import { startStage, type Stage } from './bench/stage.ts';
import { main } from './lib/main.ts';
import { databaseFolder, temporaryFolder } from './lib/temporary.ts';

const CANDIDATES = 100;
const ROUNDS = 5;
const REQUESTS = 40;
/** What is really slower is so each time; what the machine did is not. */
const TRIES = 3;

/**
 * What the limit program costs of what the API costs: the median of runs on a machine of two cores with a load of 4 to 9, in which none was
 * lower than 0.82 of it. Whoever makes a call faster writes down here what it is then.
 */
const USUAL: Record<string, number> = {
  'first page': 0.5,
  'one candidate': 0.52,
  notes: 0.5,
  applications: 0.58,
  tiles: 0.42,
};
const LEAST_SHARE = 0.7;

await main(async () => {
  const folder = await temporaryFolder();
  const stage = await startStage(CANDIDATES, folder, await databaseFolder(folder));
  let pairs = (await pairsOf(stage)).filter(({ what }) => what in USUAL);
  await requireSameAnswers(pairs);
  for (let attempt = 1; attempt <= TRIES && pairs.length > 0; attempt += 1) pairs = await slowOf(stage, pairs);
  return pairs.length === 0 ? 0 : 1;
});

/** Those of the calls that are slower than they may be. */
async function slowOf(stage: Stage, pairs: readonly Pair[]): Promise<Pair[]> {
  const costs = await inTurns(
    pairs.flatMap(({ api, limit }) => [
      () => costOf(stage, apiClock(stage), api, REQUESTS),
      () => costOf(stage, limitClock(stage), limit, REQUESTS),
    ]),
    ROUNDS,
  );
  return pairs.filter(({ what }, index) => {
    const [ours = [], bare = []] = costs.slice(2 * index);
    const share = ratiosOf(bare, ours).median;
    const least = LEAST_SHARE * (USUAL[what] ?? 0);
    const isSlow = share < least;
    console.log(`${isSlow ? '✗' : '✓'} ${what}: ${share.toFixed(2)} of its limit, at least ${least.toFixed(2)}`);
    return isSlow;
  });
}
