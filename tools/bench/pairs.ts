import { filtersOf, type Filter } from './filters.ts';
import { timeAlone } from './load.ts';
import { spreadOf, type Row, type Section } from './row.ts';
import type { Stage } from './stage.ts';

const GOAL = { atMost: 300 };
const SHOWN = 5;

/** Every pair of filters, with values of many candidates and with values of few. */
function pairsOf(filters: readonly Filter[]): { what: string; query: string }[] {
  return filters.flatMap((one, index) =>
    filters.slice(index + 1).flatMap((other) =>
      (['common', 'rare'] as const).map((kind) => ({
        what: `${one.name} and ${other.name}, ${kind}`,
        query: `${one[kind]}&${other[kind]}`,
      })),
    ),
  );
}

/** The rows of every pair of filters; their total may come later. */
export async function everyPair({ db, call, size }: Stage): Promise<Section> {
  const pairs = pairsOf(await filtersOf(db));
  const measured: Row[] = [];
  for (const { what, query } of pairs) {
    const target = call(`candidates?limit=25&${query}`);
    const times = [await timeAlone(target, 1), await timeAlone(target, 1), await timeAlone(target, 1)];
    measured.push({ what, value: spreadOf(times), unit: 'ms', goal: GOAL });
  }
  const slowest = measured.toSorted((a, b) => b.value.median - a.value.median);
  const missed = slowest.filter(({ value }) => value.median > GOAL.atMost).length;
  return {
    title: `Every pair of filters, at ${size.toLocaleString('en')}`,
    about: `The first page of each of ${pairs.length} pairs of filters, with values that many and that few candidates have; the slowest ${SHOWN}. ${missed} take longer than ${GOAL.atMost} ms.`,
    rows: slowest.slice(0, Math.max(SHOWN, missed)),
  };
}
