import * as fc from 'fast-check';
import { schemas, type Schema } from '../../support/openapi.js';

/** The examples' values by field name: ids of real records, codes, addresses. */
export type Seen = ReadonlyMap<string, readonly unknown[]>;

const pad = (number: number): string => String(number).padStart(2, '0');
const day = fc
  .tuple(fc.integer({ min: 1900, max: 2120 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, date]) => `${year}-${pad(month)}-${pad(date)}`);
const moment = fc.date({ min: new Date('1900-01-01'), max: new Date('2120-01-01'), noInvalidDate: true });

const BY_FORMAT: Record<string, fc.Arbitrary<string>> = {
  date: day,
  'date-time': moment.map((date) => date.toISOString()),
  email: fc.emailAddress(),
  uri: fc.webUrl({ withQueryParameters: true }),
};

const byPattern = new Map<string, fc.Arbitrary<string>>();

/** Texts that match a pattern, cached, because generating them is slow and patterns repeat. */
function matching(pattern: string): fc.Arbitrary<string> {
  const texts = byPattern.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  byPattern.set(pattern, texts);
  return texts;
}

function text({ format = '', pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (BY_FORMAT[format]) return BY_FORMAT[format];
  if (pattern) return matching(pattern);
  const longest = Math.min(maxLength, minLength + 30);
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: longest }),
    fc.string({ unit: 'grapheme', minLength, maxLength: longest }).map((line) => `<p>${line}</p>`),
    fc.constantFrom('nl', 'BE', 'translator', '2026-01-01', 'x'.repeat(Math.min(maxLength, 5_000))),
  );
}

function number({ type, minimum = -1e6, maximum = 1e6, multipleOf }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.ceil(minimum), Math.floor(maximum)];
  const whole = fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
  if (type === 'integer') return whole;
  return fc.oneof(
    whole,
    fc
      .double({ min: minimum, max: maximum, noNaN: true })
      .map((value) => Math.round(value / (multipleOf ?? 0.01)) * (multipleOf ?? 0.01)),
  );
}

function object({ properties = {}, required = [], additionalProperties }: Schema, seen: Seen): fc.Arbitrary<unknown> {
  if (typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string({ maxLength: 60 }), schemaValue(additionalProperties, '', seen), { maxKeys: 3 });
  }
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, schemaValue(schema, name, seen)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

const mayBeNull = ({ type, anyOf = [] }: Schema): boolean =>
  [type].flat().includes('null') || anyOf.some((one) => one.type === 'null');

/** Follows `$ref`, to the schema of the value that is not null. */
export function resolved(schema: Schema): Schema {
  const { $ref, anyOf, type } = schema;
  if ($ref) return resolved(schemas[$ref.replace('#/components/schemas/', '')] ?? {});
  const [only] = anyOf?.filter((one) => one.type !== 'null') ?? [];
  if (only) return resolved(only);
  return Array.isArray(type) ? { ...schema, type: type.find((one) => one !== 'null') } : schema;
}

function anyValue(schema: Schema, name: string, seen: Seen): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return number(schema);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 100 } = schema;
      return fc.array(schemaValue(items, name, seen), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 3),
      });
    }
    case 'string':
      return text(schema);
    default:
      return object(schema, seen);
  }
}

/** The JSON Schema type of a value. */
const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);
const isOf = (value: unknown, { type = 'object' }: Schema): boolean =>
  typeOf(value) === (type === 'integer' ? 'number' : type);

/** Values that a schema allows, often the examples' values for this field name, so that references exist. */
export function schemaValue(schema: Schema, name: string, seen: Seen): fc.Arbitrary<unknown> {
  const plain = resolved(schema);
  const known = (seen.get(name) ?? []).filter((value) => isOf(value, plain));
  return fc.oneof(
    { weight: 4, arbitrary: anyValue(plain, name, seen) },
    ...(known.length > 0 && !plain.enum ? [{ weight: 12, arbitrary: fc.constantFrom(...known) }] : []),
    ...(mayBeNull(schema) ? [{ weight: 1, arbitrary: fc.constant(null) }] : []),
  );
}
