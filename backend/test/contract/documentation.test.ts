import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import formatsPlugin from 'ajv-formats';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';

/** The parts of openapi.yaml that are there for its readers. */
interface Schema {
  $ref?: string;
  allOf?: Schema[];
  items?: Schema;
  type?: string;
  format?: string;
  enum?: unknown[];
  default?: unknown;
  example?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
}
type Content = Record<string, { schema?: Schema; example?: unknown; examples?: Record<string, { $ref?: string }> }>;
interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; description?: string; example?: unknown; schema?: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}
interface Document {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; examples: Record<string, { value: unknown }> };
}

const file = resolve(import.meta.dirname, '../../../openapi.yaml');
const document = load(await readFile(file, 'utf8')) as Document;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const fields = Object.entries(document.components.schemas).flatMap(([schema, { properties = {} }]) =>
  Object.entries(properties).map(([field, property]) => ({ name: `${schema}.${field}`, property })),
);

const ajv = new Ajv({ strict: false, allErrors: true });
formatsPlugin.default(ajv);

/** OpenAPI 3.0's `nullable` in JSON Schema's words. */
function toJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, example: _, ...rest } = schema as Record<string, unknown>;
  const converted = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, toJsonSchema(value)]));
  return nullable ? { anyOf: [{ type: 'null' }, converted] } : converted;
}
ajv.addSchema({ $id: 'api', components: toJsonSchema({ schemas: document.components.schemas }) });

/** What a schema has against an example of it. */
function refusals(schema: Schema, example: unknown): string {
  const text = JSON.stringify(toJsonSchema(schema)).replaceAll('"#/components', '"api#/components');
  const validate = ajv.compile(JSON.parse(text) as object);
  return validate(example) ? '' : ajv.errorsText(validate.errors);
}

/** JSON bodies of a request or an answer. */
const jsonOf = (content: Content = {}) =>
  Object.entries(content).flatMap(([type, media]) => (type === 'application/json' ? [media] : []));

/** A value that a reader can't guess from the type alone. */
function needsExample({ type, format, items, ...schema }: Schema): boolean {
  if (type === 'array') return items !== undefined && needsExample({ example: schema.example, ...items });
  const isPlain = type === 'string' || type === 'number' || type === 'integer';
  return isPlain && !format && !schema.enum && schema.default === undefined && schema.example === undefined;
}

/** Schemas that something refers to directly, or as the items of a list. */
const named = (schema: Schema = {}): string[] =>
  [schema, schema.items ?? {}].flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? []);
const isEnumeration = (name: string): boolean => document.components.schemas[name]?.enum !== undefined;

const schemasOf = (content: Content = {}): Schema[] => Object.values(content).flatMap(({ schema }) => schema ?? []);
const sent = operations
  .flatMap(({ requestBody }) => schemasOf(requestBody?.content))
  .flatMap((schema) => [schema, ...(schema.allOf ?? [])].flatMap(named));
const answered = operations
  .flatMap(({ responses }) => Object.values(responses).flatMap(({ content }) => schemasOf(content)))
  .flatMap((schema) => [...named(schema), ...named(schema.properties?.records)]);
const filters = operations.flatMap(({ parameters = [] }) =>
  parameters.flatMap(({ name, schema }) => (name === 'filter' ? named(schema) : [])),
);

/** How the name of a schema ends, by its place. */
function suffixOf(name: string): string {
  if (answered.includes(name)) return 'Response';
  if (sent.includes(name)) return 'Request';
  return filters.includes(name) ? 'Filter' : 'Dto';
}

describe('openapi.yaml', () => {
  it('calls what is sent a Request, what is answered a Response, filters a Filter, and what is within them a Dto', () => {
    const names = Object.keys(document.components.schemas).filter((name) => !isEnumeration(name));
    expect(names.filter((name) => !name.endsWith(suffixOf(name)))).toEqual([]);
  });

  it('tells an integrator first of the token, lists, errors, versions and limits', () => {
    for (const word of [
      'Authorization: Bearer',
      'filter[',
      'count=exact',
      '`code`',
      'stale_version',
      '429',
      'webhooks',
    ]) {
      expect(document.info.description).toContain(word);
    }
  });

  it('says of every field what it is', () => {
    expect(fields.filter(({ property }) => !property.description).map(({ name }) => name)).toEqual([]);
  });

  it('shows a value of every field', () => {
    expect(fields.filter(({ property }) => needsExample(property)).map(({ name }) => name)).toEqual([]);
  });

  it('refers to examples that are there', () => {
    const names = operations.flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ content = {} }) =>
        Object.values(content).flatMap(({ examples = {} }) => Object.values(examples).map(({ $ref }) => $ref)),
      ),
    );
    const known = Object.keys(document.components.examples).map((name) => `#/components/examples/${name}`);
    expect([...new Set(names)].filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });

  describe.each(operations)('$operationId', ({ summary, description, parameters = [], requestBody, responses }) => {
    it('says what it does in one short sentence, the rest and for whom below it, and what each parameter is', () => {
      expect(summary).toMatch(/^\p{Lu}[^\n]{3,99}(?<!\. \p{Lu}.*)\.$/u);
      expect(summary).not.toMatch(/^The same/);
      expect(description).toMatch(/(^|\. )(Needs (a|the) token|Open to anyone)[^.]*\.$/);
      expect(description).not.toContain(summary);
      expect(parameters.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      const examples = inPath.filter(({ example, schema }) => (example ?? schema?.example) !== undefined);
      expect(examples).toEqual(inPath);
    });

    it('shows what is sent and answered, as its schemas say', () => {
      const answered = Object.entries(responses).filter(([status]) => status < '300');
      const bodies = [...jsonOf(requestBody?.content), ...answered.flatMap(([, { content }]) => jsonOf(content))];
      for (const { schema = {}, example } of bodies) {
        expect(example).toBeDefined();
        expect(refusals(schema, example)).toBe('');
      }
    });
  });
});
