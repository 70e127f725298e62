import * as fc from 'fast-check';

/** Texts that often break programs. */
const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  'Noor\r\nBcc: everybody@example.be',
  '\u202egnp.exe',
  '👩‍👩‍👧‍👦',
  'İstanbul ﷺ',
  'e\u0301'.repeat(100),
  'null',
  'NaN',
  '-1',
  '1e400',
  '0x10',
  '__proto__',
  'constructor',
  'toString',
  '$where',
  '{"$gt":""}',
  'x,,y,',
  '../../../etc/passwd',
  '%00%ff',
  '=cmd|" /C calc"!A0',
  '0000-00-00',
  '0000-01-01',
  '99999-01-01',
  '2026-02-30',
  '2026-11-21T25:61:00Z',
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999-23:59',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-W47-6',
  'aaaaaaaaaaaa',
  '665f1c2e9b1d4a0012345678',
  '665F1C2E9B1D4A0012345678',
  'zzzzzzzzzzzzzzzzzzzzzzzz',
  'someone@localhost',
  '"a b"@example.be',
  `${'a'.repeat(70)}@${'b'.repeat(200)}.be`,
  'javascript:alert(1)',
  'https://[::1]:99999/',
  '+32',
  '<p>ok</p><script>alert(1)</script>',
  '<a href="https://x.example" title="\ud800">x</a>',
  'x'.repeat(201),
];

/** Texts that take long to process; too long for an address. */
const LONG_TEXTS = [
  'x'.repeat(100_001),
  '<b>'.repeat(20_000),
  '<p>x</p>'.repeat(12_000),
  '&amp;'.repeat(19_000),
  `${'a.'.repeat(20_000)}@example.be`,
  '('.repeat(50_000),
  ' '.repeat(90_000),
];

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? { a: value } : [value];
  return value;
};

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1 + 0.2,
  1e21,
  1e308,
  -1e308,
  5e-324,
  2 ** 53 + 2,
  [],
  {},
  [[]],
  [null],
  [{}],
  ['a', 'a'],
  { $gt: '' },
  { $where: 'sleep(5000)' },
  { length: 1e9 },
  { toString: 1, valueOf: 2 },
  { constructor: { prototype: { admin: true } } },
  JSON.parse('{"__proto__":{"admin":true}}'),
  nested(40),
  nested(2_000),
  Array.from({ length: 2_000 }, () => 'x'),
];

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: oddText },
  { weight: 6, arbitrary: fc.constantFrom(...ODD_VALUES) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG_TEXTS) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Field names with a meaning for JavaScript or MongoDB. */
export const oddName: fc.Arbitrary<string> = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '_id',
  'version',
  'roles',
  '$set',
  '$where',
  'a.b',
  '',
  'unknown',
  '\0',
  '\ud800',
);

/** Invalid JSON, and JSON that strains a parser. */
export const oddJson: fc.Arbitrary<string> = fc.constantFrom(
  '',
  ' ',
  '{',
  '{"a":}',
  '[1,',
  'null',
  'true',
  '"text"',
  '12',
  '1e400',
  '{"title":1e400}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"title":"a","title":"b"}',
  '\ufeff{}',
  '"\\ud800"',
  `{"title":"${'\\u0000'.repeat(50)}"}`,
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'['.repeat(400_000)}`,
  `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  `"${'x'.repeat(1_100_000)}"`,
);
