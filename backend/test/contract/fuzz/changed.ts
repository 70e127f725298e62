import * as fc from 'fast-check';
import { oddName, oddValue } from './odd-values.js';

/** One change of a JSON value: replaces, removes or extends a part. `at` is the number of the part. */
type Change =
  | { does: 'replace'; at: number; value: unknown }
  | { does: 'drop'; at: number }
  | { does: 'add'; at: number; name: string; value: unknown };

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('replace' as const), at: fc.nat(60), value: oddValue }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('drop' as const), at: fc.nat(60) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('add' as const), at: fc.nat(60), name: oddName, value: oddValue }),
  },
);

const DROPPED = Symbol('dropped');
const isParent = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The number of parts of a value: itself and all nested values. */
const partsOf = (value: unknown): number =>
  isParent(value) ? 1 + Object.values(value).reduce((sum: number, part) => sum + partsOf(part), 0) : 1;

/** Applies a change to its part. Uses own properties only, because a field may be called `__proto__`. */
function apply(value: unknown, what: Change, at: number): unknown {
  if (at === 0) {
    if (what.does === 'drop') return DROPPED;
    if (what.does === 'replace') return what.value;
    if (Array.isArray(value)) return [...(value as unknown[]), what.value];
    return isParent(value) ? Object.fromEntries([...Object.entries(value), [what.name, what.value]]) : what.value;
  }
  if (!isParent(value)) return value;
  let left = at - 1;
  const entries = Object.entries(value as Record<string, unknown>).flatMap(([name, part]): [string, unknown][] => {
    const parts = partsOf(part);
    const changed = left >= 0 && left < parts ? apply(part, what, left) : part;
    left -= parts;
    return changed === DROPPED ? [] : [[name, changed]];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

/** A JSON value with up to three changes, often none. */
export const changed = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.oneof(fc.constant([]), fc.array(change, { minLength: 1, maxLength: 3 })))
    .map(([value, changes]) =>
      changes.reduce((result: unknown, what) => {
        const after = apply(result, what, what.at % partsOf(result));
        return after === DROPPED ? null : after;
      }, value),
    );
