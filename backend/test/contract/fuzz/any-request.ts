import * as fc from 'fast-check';
import type { Operation } from '../../support/openapi.js';
import type { Example } from '../example.js';
import { anyAddress } from './any-address.js';
import { anyBody, type FormPart, type SentBody } from './any-body.js';
import type { Seen } from './schema-values.js';

/** The caller: one with all rights, the candidate of the records, or one with an invalid header. */
export type Asker = 'superAdmin' | 'own' | { authorization: string };

export interface AnyRequest {
  asker: Asker;
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  body: SentBody | undefined;
}

/** Random headers, as far as fetch allows them. */
const headers = fc.record(
  {
    prefer: fc.constantFrom('count=exact', 'count=exact, wait=1', '', 'count=none', 'x'.repeat(2_000)),
    'if-match': fc.constantFrom('*', '"0"', 'W/"1"', 'nonsense'),
    accept: fc.constantFrom('text/html', 'application/xml;q=0.9,*', '', 'nonsense'),
    'accept-language': fc.constantFrom('nl', 'fr-BE,fr;q=0.9', '*', ';q=,,,', 'xx-'.repeat(500)),
    'x-request-id': fc.string({ unit: 'grapheme-ascii', maxLength: 80 }),
    'x-forwarded-for': fc.constantFrom('127.0.0.1', "'; drop", `${'1.2.3.4, '.repeat(200)}`),
    origin: fc.constantFrom('null', 'https://evil.example', ''),
  },
  { requiredKeys: [] },
);

const asker: fc.Arbitrary<Asker> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('superAdmin' as const) },
  { weight: 3, arbitrary: fc.constant('own' as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      authorization: fc.constantFrom(
        '',
        'Bearer ',
        'Bearer x',
        'Bearer eyJhbGciOiJub25lIn0.eyJzaWQiOiJ4In0.',
        'Basic eDp5',
      ),
    }),
  },
);

/** A request for an operation that starts from one of its examples. */
export const anyRequest = (operation: Operation, examples: readonly Example[], seen: Seen): fc.Arbitrary<AnyRequest> =>
  fc.oneof(
    ...examples.map((example) =>
      fc.record({
        asker,
        method: fc.constant(operation.method),
        address: anyAddress(operation, example, seen),
        headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
        body: anyBody(operation, example.body, seen),
      }),
    ),
  );

/** An example with the parts of its form, because a form can be sent only once. */
export async function readable(example: Example): Promise<Example> {
  if (!(example.body instanceof FormData)) return example;
  const body = await Promise.all(
    [...example.body].map(async ([name, value]): Promise<FormPart> => {
      if (typeof value === 'string') return { name, value };
      return { name, value: { filename: value.name, bytes: new Uint8Array(await value.arrayBuffer()) } };
    }),
  );
  return { ...example, body };
}

/** The examples' values by field name. */
export function seenIn(examples: readonly Example[]): Seen {
  const seen = new Map<string, unknown[]>();
  const look = (value: unknown, name: string): void => {
    if (name && value !== null) seen.set(name, [...(seen.get(name) ?? []), value]);
    if (Array.isArray(value)) value.forEach((part) => look(part, name));
    else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array))
      Object.entries(value).forEach(([field, part]) => look(part, field));
  };
  for (const { params, query, body } of examples) [params, query, body].forEach((part) => look(part, ''));
  return seen;
}
