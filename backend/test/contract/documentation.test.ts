import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { contractFile, document, operations, schemas, type Content, type Schema } from '../support/openapi.js';

const fields = Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
  Object.entries(properties).map(([field, property]) => ({ name: `${schema}.${field}`, property })),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
formatsPlugin.default(ajv);
ajv.addSchema({ $id: 'api', components: { schemas } });

/** The errors of an example by its schema. */
function refusals(schema: Schema, example: unknown): string {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"api#/components');
  const validate = ajv.compile(JSON.parse(text) as object);
  return validate(example) ? '' : ajv.errorsText(validate.errors);
}

/** JSON bodies of a request. */
const jsonOf = (content: Content = {}) =>
  Object.entries(content).flatMap(([type, media]) => (type === 'application/json' ? [media] : []));

/** A value that a reader cannot guess from the type. */
function needsExample({ type, format, items, ...schema }: Schema): boolean {
  const types = [type].flat();
  if (types.includes('array')) return items !== undefined && needsExample({ examples: schema.examples, ...items });
  const isPlain = types.some((one) => one === 'string' || one === 'number' || one === 'integer');
  return isPlain && !format && !schema.enum && schema.default === undefined && schema.examples === undefined;
}

/** Schemas with references to them, direct or as the items of a list. */
const named = (schema: Schema = {}): string[] =>
  [schema, schema.items ?? {}, ...(schema.anyOf ?? [])].flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? []);
/** An enumeration, or an id. */
const isPlain = (name: string): boolean => schemas[name]?.properties === undefined;

const schemasOf = (content: Content = {}): Schema[] => Object.values(content).flatMap(({ schema }) => schema ?? []);
const sent = operations.flatMap(({ requestBody }) => schemasOf(requestBody?.content)).flatMap(named);
const answered = operations
  .flatMap(({ responses }) => Object.values(responses).flatMap(({ content }) => schemasOf(content)))
  .flatMap(named)
  .flatMap((name) => [name, ...['records', 'data'].flatMap((field) => named(schemas[name]?.properties?.[field]))]);

/** The suffix of a schema's name, by its place. */
function suffixOf(name: string): string {
  if (answered.includes(name)) return 'Response';
  return sent.includes(name) ? 'Request' : 'Dto';
}

describe('openapi.yaml', () => {
  it('names requests Request, responses Response, and nested schemas Dto', () => {
    const names = Object.keys(schemas).filter((name) => !isPlain(name));
    expect(names.filter((name) => !name.endsWith(suffixOf(name)))).toEqual([]);
  });

  it('starts with the token, lists, errors, versions and limits', () => {
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

  it('answers every creation with 201 and `data`, and every list with `records`', () => {
    const shapeOf = (content?: Content) =>
      schemasOf(content)
        .flatMap(named)
        .map((name) => Object.keys(schemas[name]?.properties ?? {}));
    const made = operations.flatMap(({ responses }) => (responses['201'] ? shapeOf(responses['201'].content) : []));
    expect(made.length).toBeGreaterThan(25);
    expect(made.filter((fields) => fields.join() !== 'data')).toEqual([]);
    const lists = operations.filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'skip'));
    const pages = lists.flatMap(({ responses }) => shapeOf(responses['200']?.content));
    expect(pages.length).toBeGreaterThan(15);
    expect(pages.filter((fields) => fields.join() !== 'records,totalCount')).toEqual([]);
  });

  // A call about a selection of candidates names the 40 filters of their list, 2,500 bytes; there are eight of them.
  it('needs at most 3,100 bytes an operation', () => {
    expect(Buffer.byteLength(contractFile) / operations.length).toBeLessThan(3_100);
  });

  it('describes every field', () => {
    const saidOnce = ['#/components/schemas/Id', '#/components/schemas/Version'];
    const isSaid = ({ description, $ref = '' }: Schema): boolean => Boolean(description) || saidOnce.includes($ref);
    expect(fields.filter(({ property }) => !isSaid(property)).map(({ name }) => name)).toEqual([]);
  });

  it('shows a value of every field', () => {
    expect(fields.filter(({ property }) => needsExample(property)).map(({ name }) => name)).toEqual([]);
  });

  it('refers to existing examples', () => {
    const names = operations.flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ content = {} }) =>
        Object.values(content).flatMap(({ examples = {} }) => Object.values(examples).map(({ $ref }) => $ref)),
      ),
    );
    const known = Object.keys(document.components.examples).map((name) => `#/components/examples/${name}`);
    expect([...new Set(names)].filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });

  describe.each(operations)('$operationId', ({ summary, description, parameters = [], requestBody }) => {
    it('has a summary of one short sentence, a description with its audience, and a description of each parameter', () => {
      expect(summary).toMatch(/^\p{Lu}[^\n]{3,99}(?<!\. \p{Lu}.*)\.$/u);
      expect(summary).not.toMatch(/^The same/);
      expect(description).toMatch(/(^|\. )(Needs (a|the) token|Open to anyone)[^.]*\.$/);
      expect(description).not.toContain(summary);
      expect(parameters.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      const examples = inPath.filter(({ example, schema }) => (example ?? schema.examples) !== undefined);
      expect(examples).toEqual(inPath);
    });

    it('shows a valid request', () => {
      for (const { schema = {}, example } of jsonOf(requestBody?.content)) {
        expect(example).toBeDefined();
        expect(refusals(schema, example)).toBe('');
      }
    });
  });
});
