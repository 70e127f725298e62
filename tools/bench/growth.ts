import { commonPairs, filtersOf } from './filters.ts';
import { inTurns } from './in-turns.ts';
import { timeAlone } from './load.ts';
import { median, ratiosOf, type Row, type Section } from './row.ts';
import type { Stage } from './stage.ts';

const GOAL = { atMost: 1.5 };
const LIST = 'candidates?limit=25';

/** Calls whose time must not grow with the number of candidates. */
async function growthCallsOf({ db }: Stage): Promise<{ what: string; path: string }[]> {
  const filters = await filtersOf(db);
  return [
    { what: 'first page', path: `${LIST}&filter[archived]=false` },
    { what: 'search', path: `${LIST}&filter[archived]=false&search=janssens` },
    { what: 'search of a common part', path: `${LIST}&filter[archived]=false&search=van de` },
    { what: 'tiles', path: 'candidates/tiles' },
    ...filters.map(({ name, common }) => ({ what: `filter ${name}`, path: `${LIST}&${common}` })),
    ...filters.map(({ name, common }) => ({ what: `tiles of filter ${name}`, path: `candidates/tiles?${common}` })),
    ...commonPairs(filters).map(({ what, query }) => ({ what, path: `${LIST}&${query}` })),
  ];
}

/** The time of a call among many candidates, as a multiple of that among few. */
export async function growth(few: Stage, many: Stage): Promise<Section> {
  const rows: Row[] = [];
  for (const { what, path } of await growthCallsOf(few)) {
    const [small = [], large = []] = await inTurns(
      [few, many].map(
        ({ call }) =>
          () =>
            timeAlone(call(path), 5),
      ),
    );
    const [from, to] = [small, large].map((times) => median(times).toFixed(1));
    rows.push({ what, value: ratiosOf(large, small), unit: 'x', goal: GOAL, detail: `${from} and ${to} ms` });
  }
  const name = ({ size }: Stage): string => size.toLocaleString('en');
  return {
    title: `${name(many)} beside ${name(few)}`,
    about: `How many times as long a call takes among ${name(many)} candidates as among ${name(few)}: median times of one connection, both in turns.`,
    rows,
  };
}
