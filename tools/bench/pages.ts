import { filtersOf } from './filters.ts';
import { inTurns } from './in-turns.ts';
import { timeAlone } from './load.ts';
import { median, ratiosOf, type Row, type Section } from './row.ts';
import type { Stage } from './stage.ts';

const LIST = 'candidates?limit=25&filter[archived]=false';

const shown = (times: readonly number[]): string => median(times).toFixed(1);

async function deepPage({ call, size }: Stage): Promise<Row> {
  const deep = call(`${LIST}&skip=${Math.floor((size * 8) / 10)}`);
  const [first = [], last = []] = await inTurns([call(LIST), deep].map((target) => () => timeAlone(target)));
  return {
    what: 'deep page (80% of all skipped, 90% of those listed) beside the first',
    value: ratiosOf(last, first),
    unit: 'x',
    goal: { atMost: 2 },
    detail: `${shown(first)} and ${shown(last)} ms`,
  };
}

/** Rows and total as the screen asks for them, from two calls at once, beside every match counted by the driver. */
async function total({ db, call, limit, size }: Stage): Promise<Row> {
  const filters = await filtersOf(db);
  const common = (name: string): string => filters.find((filter) => filter.name === name)?.common ?? '';
  const both = `${common('function')}&${common('country')}`;
  const screen = [call(`${LIST}&${both}`), call(`candidates/tiles?${both}`)];
  const value = (name: string): string => common(name).split('=')[1] ?? '';
  const counted = limit(`exact-count/${value('function')},${value('country')}`);
  const [ours = [], exact = []] = await inTurns([() => timeAlone(screen), () => timeAlone(counted)]);
  return {
    what: 'two filters counted exactly by the driver, beside rows and total as the screen shows them',
    value: ratiosOf(exact, ours),
    unit: 'x',
    goal: { atLeast: size >= 1_000_000 ? 100 : 6 },
    detail: `${shown(exact)} and ${shown(ours)} ms`,
  };
}

export async function pages(stage: Stage): Promise<Section> {
  return {
    title: `Pages and totals, at ${stage.size.toLocaleString('en')}`,
    about: 'Median times of one connection, in turns.',
    rows: [await deepPage(stage), await total(stage)],
  };
}
