import * as fc from 'fast-check';
import type { Operation, Schema } from '../../support/openapi.js';
import type { Example } from '../example.js';
import { oddText } from './odd-values.js';
import { resolved, schemaValue, type Seen } from './schema-values.js';

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** An empty value, or dots only, would change the path. */
const segment = (text: string): string => encode(text.replace(/^\.{0,2}$/, 'dots'));

const oddSegment = fc.oneof(
  oddText.map(segment),
  fc.constantFrom('%', '%zz', '%00', '%ED%A0%80', '%2e%2e%2f', '665f1c2e9b1d4a0012345678', 'x'.repeat(600), "'", '*'),
);

/** The path of an operation, mostly with the example's records, else with random values. */
function anyPath({ path }: Operation, { params = {} }: Example): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return fc
    .tuple(
      ...names.map((name) =>
        fc.oneof(
          { weight: 6, arbitrary: fc.constant(encode(params[name] ?? '')) },
          { weight: 1, arbitrary: oddSegment },
        ),
      ),
    )
    .map((values) => names.reduce((done, name, index) => done.replace(`{${name}}`, () => values[index] ?? ''), path));
}

type Pair = readonly [name: string, value: string];
const asText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(asText).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** A valid value for each part of the query. */
function rightPairs(operation: Operation, seen: Seen): fc.Arbitrary<Pair>[] {
  const inQuery = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return inQuery.flatMap(({ name, schema }): fc.Arbitrary<Pair>[] => {
    // `filter[createdAt][from]` takes values of the field `createdAt`.
    const [, field = name] = /\[(\w+)\]/.exec(name) ?? [];
    const one = (value: Schema, key: string): fc.Arbitrary<Pair> =>
      schemaValue(value, field, seen).map((given) => [key, encode(asText(given))] as const);
    const { type, items } = resolved(schema);
    return type === 'array'
      ? [one(schema, name), one(items ?? {}, name), one(items ?? {}, `${name}[]`)]
      : [one(schema, name)];
  });
}

const ODD_KEYS = [
  'filter',
  'filter[]',
  'filter[$where]',
  'filter[__proto__][x]',
  'filter[constructor][prototype][x]',
  'filter[a][b][c][d][e][f]',
  'filter[_id][$ne]',
  'filter[candidateId][$gt]',
  'filter[candidateId][]',
  'filter[createdAt]',
  'filter[createdAt][from][$gt]',
  'filter[createdAt][from][]',
  'sort[]',
  'sort[a]',
  'fields[0]',
  'limit[]',
  'limit',
  'skip',
  'search[$regex]',
  'search',
  '__proto__[x]',
  'constructor',
  '%',
  '[]',
  '',
  'unknown',
];

/** A query with valid parts, or random ones. */
function anyQuery(operation: Operation, { query = {} }: Example, seen: Seen): fc.Arbitrary<readonly Pair[]> {
  const right = rightPairs(operation, seen);
  const example = Object.entries(query).map(([name, value]): Pair => [name, encode(value)]);
  const odd = fc.tuple(
    fc.oneof(fc.constantFrom(...ODD_KEYS), ...right.map((pair) => pair.map(([name]) => name))),
    fc.oneof(oddText.map(encode), fc.constantFrom('%', '%E0%A4', '1', '-1', '1e9', '99999999999', 'true')),
  );
  if (right.length === 0)
    return fc.oneof(
      { weight: 5, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(odd, { maxLength: 2 }) },
    );
  const allRight = fc.array(fc.oneof(...right), { maxLength: 4 }).map((pairs) => [...example, ...pairs]);
  return fc.oneof(
    { weight: 4, arbitrary: allRight },
    {
      weight: 3,
      arbitrary: fc.tuple(allRight, fc.array(odd, { minLength: 1, maxLength: 3 })).map((parts) => parts.flat()),
    },
  );
}

/** The path and query of a request for an operation. */
export const anyAddress = (operation: Operation, example: Example, seen: Seen): fc.Arbitrary<string> =>
  fc.tuple(anyPath(operation, example), anyQuery(operation, example, seen)).map(([path, pairs]) => {
    const query = pairs.map(([name, value]) => `${name.toWellFormed()}=${value}`).join('&');
    return query ? `${path}?${query.slice(0, 6_000)}` : path;
  });
