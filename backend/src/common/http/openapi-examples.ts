import type { OpenAPIObject } from '@nestjs/swagger';

/** Examples of ids and of request bodies. */

export const SOME_ID = '665f1c2e9b1d4a0012345678';

export type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Schemas[string];
type PlainSchema = Exclude<Schema, { $ref: string }>;
type Content = Record<string, { schema?: Schema; example?: unknown }>;

/** The schema that a reference names. */
export const namedBy = ({ $ref }: { $ref: string }, schemas: Schemas): Schema | undefined =>
  schemas[$ref.split('/').at(-1) ?? ''];

export const isReference = (schema: Schema): schema is { $ref: string } => '$ref' in schema;

/** A schema's type; two where it may be null. */
const typesOf = ({ type }: PlainSchema): string[] => [type ?? []].flat();

/** The id of any record; capitals are accepted too. */
const ID_SCHEMA = { type: 'string', pattern: '^[0-9a-fA-F]{24}$', description: 'Id of a record.', example: SOME_ID };
export const ID_REFERENCE = { $ref: '#/components/schemas/Id' };
/** The description of an `_id` without one of its own. */
const OWN_ID = 'Id of the record.';

const VERSION_SCHEMA = {
  type: 'integer',
  minimum: 0,
  description:
    'Counts the changes of a record. Send it back with a change, so that nobody else’s is overwritten unseen: when the record has another one by now, the answer is 409 `stale_version`.',
  example: 0,
};
const VERSION_REFERENCE = { $ref: '#/components/schemas/Version' };

/** Refers every field with an id or a version to their shared schemas, in place. */
export function nameIdsAndVersions(schemas: Schemas): void {
  for (const schema of Object.values(schemas)) {
    if (isReference(schema)) continue;
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (isReference(field)) continue;
      if (name === 'version') (schema.properties as Schemas)[name] = VERSION_REFERENCE;
      const { description, items } = field;
      const example: unknown = field.example;
      if (items && !isReference(items) && !items.pattern && namesRecords(example)) {
        field.items = ID_REFERENCE;
        delete field.example;
      }
      const holdsId = namesRecords(example) || (isId(name) && (example ?? null) === null);
      if (!holdsId || !typesOf(field).includes('string') || field.pattern) continue;
      (schema.properties as Schemas)[name] = typesOf(field).includes('null')
        ? { anyOf: [ID_REFERENCE, { type: 'null' }], description }
        : description === OWN_ID
          ? ID_REFERENCE
          : { allOf: [ID_REFERENCE], description };
    }
  }
  schemas.Id = ID_SCHEMA;
  schemas.Version = VERSION_SCHEMA;
}

/** Whether a field or a parameter of this name holds the id of a record. */
export const isId = (name: string): boolean => /^_?id$|Id$/.test(name);

const BY_FORMAT: Record<string, string> = { 'date-time': '2026-11-02T08:30:00.000Z', date: '2026-11-02' };

const namesRecords = (value: unknown): boolean =>
  value === SOME_ID || (Array.isArray(value) && value.length > 0 && value.every(namesRecords));

/** Builds valid requests from the examples of their fields. */
export class Examples {
  constructor(private readonly schemas: Schemas) {}

  valueOf(schema: Schema): unknown {
    if (isReference(schema)) {
      const named = namedBy(schema, this.schemas);
      return named && this.valueOf(named);
    }
    if (schema.example !== undefined) return schema.example as unknown;
    if (schema.default !== undefined) return schema.default as unknown;
    if (schema.enum) return schema.enum[0] as unknown;
    const [only] = schema.allOf ?? schema.anyOf ?? [];
    if (only) return this.valueOf(only);
    if (typesOf(schema).includes('array')) return schema.items ? [this.valueOf(schema.items)] : [];
    if (schema.properties) return this.fieldsOf(schema);
    return plainValue(schema);
  }

  /** Leaves out optional fields that name other records, because those do not exist. */
  private fieldsOf({ properties = {}, required = [] }: PlainSchema): Record<string, unknown> {
    const fields = Object.entries(properties).flatMap(([name, property]): [string, unknown][] => {
      if (!isReference(property) && property.deprecated) return [];
      const value = this.valueOf(property);
      const optional = !required.includes(name) && namesRecords(value);
      return value === undefined || optional ? [] : [[name, value]];
    });
    return Object.fromEntries(required.length === 0 ? shortChange(fields) : fields);
  }
}

/** Shows the version and two fields of a change, so a client that sends the example does not overwrite a whole record. */
function shortChange(fields: [string, unknown][]): [string, unknown][] {
  const isVersion = ([name]: [string, unknown]): boolean => name === 'version';
  return [...fields.filter(isVersion), ...fields.filter((field) => !isVersion(field)).slice(0, 2)];
}

function plainValue(schema: PlainSchema): unknown {
  const { format, minimum } = schema;
  const [type] = typesOf(schema);
  if (type === 'string') return BY_FORMAT[format ?? ''];
  if (type === 'integer' || type === 'number') return minimum ?? 0;
  if (type === 'boolean') return false;
  return type === 'object' ? {} : undefined;
}

/** Adds an example to every JSON body without one. */
export function addExamples(content: Content | undefined, exampleOf: (schema: Schema) => unknown): void {
  for (const [type, media] of Object.entries(content ?? {})) {
    if (type.includes('json') && media.schema && !('examples' in media)) media.example ??= exampleOf(media.schema);
  }
}
