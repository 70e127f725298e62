import * as fc from 'fast-check';
import type { Operation, Schema } from '../../support/openapi.js';
import { changed } from './changed.js';
import { oddJson, oddText, oddValue } from './odd-values.js';
import { schemaValue, type Seen } from './schema-values.js';

/** One part of a form. */
export interface FormPart {
  name: string;
  value: string | { filename: string; bytes: Uint8Array };
}

/** A body: text of a type, or a form. */
export type SentBody = { type: string; text: string } | { parts: readonly FormPart[] };

const JSON_TYPE = 'application/json';
const asJson = (value: unknown): SentBody => ({ type: JSON_TYPE, text: JSON.stringify(value) ?? 'null' });

const OTHER_TYPES = [
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/merge-patch+json',
  'application/json; charset=utf-16',
  'application/json;',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary="',
  'nonsense',
];
const FORMS = [
  '',
  '--x',
  '--x--',
  '--x--\r\n',
  '--x\r\n\r\n\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
  `--x\r\nContent-Disposition: form-data; name="${'n'.repeat(2_000)}"\r\n\r\na\r\n--x--\r\n`,
];

/** A text in another format than the operation reads, or with another type. */
const unreadable: fc.Arbitrary<SentBody> = fc.oneof(
  oddJson.map((text) => ({ type: JSON_TYPE, text })),
  fc.record({ type: fc.constantFrom(...OTHER_TYPES), text: fc.oneof(oddText, oddJson, fc.constantFrom(...FORMS)) }),
);

/** JSON for an operation: its example or a value of its schema, with changes. */
function anyJson(schema: Schema, example: unknown, seen: Seen): fc.Arbitrary<SentBody> {
  return fc.oneof(
    { weight: 5, arbitrary: changed(fc.constant(example)).map(asJson) },
    { weight: 4, arbitrary: changed(schemaValue(schema, '', seen)).map(asJson) },
    { weight: 1, arbitrary: oddValue.map(asJson) },
    { weight: 1, arbitrary: unreadable },
  );
}

const fileName = fc.oneof(
  fc.constantFrom(
    'cv.pdf',
    'a.docx',
    'a.xlsx',
    'a.doc',
    'a.jpg',
    '.pdf',
    'a.pdf\0.exe',
    '../../a.pdf',
    `${'a'.repeat(300)}.pdf`,
  ),
  oddText,
);

/** The bytes of a file, some of them overwritten. */
const damaged = (bytes: Uint8Array): fc.Arbitrary<Uint8Array> =>
  fc.array(fc.tuple(fc.nat(Math.max(0, bytes.length - 1)), fc.nat(255)), { maxLength: 8 }).map((places) => {
    const copy = Uint8Array.from(bytes);
    places.forEach(([at, byte]) => copy.fill(byte, at, at + 1));
    return copy;
  });

/** An upload: the example's file or other bytes, with more or fewer parts. */
function anyForm(parts: readonly FormPart[]): fc.Arbitrary<SentBody> {
  const files = parts.flatMap(({ value }) => (typeof value === 'string' ? [] : [value.bytes]));
  const file: fc.Arbitrary<FormPart> = fc.record({
    name: fc.oneof({ weight: 9, arbitrary: fc.constant('file') }, { weight: 1, arbitrary: oddText }),
    value: fc.record({
      filename: fileName,
      bytes: fc.oneof(...files.map(damaged), fc.uint8Array({ maxLength: 400 })),
    }),
  });
  const field: fc.Arbitrary<FormPart> = fc.record({
    name: fc.constantFrom(
      'name',
      'title',
      'summary',
      'candidateId',
      'mediumId',
      'avatar',
      '__proto__',
      'constructor',
      '',
    ),
    value: oddText,
  });
  const other = fc.tuple(fc.array(file, { maxLength: 2 }), fc.array(field, { maxLength: 3 }));
  return fc.oneof(
    { weight: 2, arbitrary: fc.array(field, { maxLength: 2 }).map((more) => ({ parts: [...more, ...parts] })) },
    { weight: 6, arbitrary: other.map((some) => ({ parts: some.flat() })) },
    { weight: 2, arbitrary: unreadable },
  );
}

/** A body for an operation; sometimes for one without a body. */
export function anyBody(
  { method, requestBody }: Operation,
  example: unknown,
  seen: Seen,
): fc.Arbitrary<SentBody | undefined> {
  if (method === 'GET') return fc.constant(undefined);
  const schema = requestBody?.content[JSON_TYPE]?.schema;
  if (schema) return anyJson(schema, example, seen);
  if (requestBody) return anyForm(example as FormPart[]);
  return fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: unreadable });
}
