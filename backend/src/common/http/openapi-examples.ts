import type { OpenAPIObject } from '@nestjs/swagger';

/** Completes the document with what bodies look like, made of the examples of their fields. */

export const SOME_ID = '665f1c2e9b1d4a0012345678';

export type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Schemas[string];
type PlainSchema = Exclude<Schema, { $ref: string }>;
type Content = Record<string, { schema?: Schema; example?: unknown }>;

const isReference = (schema: Schema): schema is { $ref: string } => '$ref' in schema;

/** Shows ids of records, which all look alike, where the DTO does not; in place. */
export function showIds(schemas: Schemas): void {
  for (const schema of Object.values(schemas)) {
    if (isReference(schema)) continue;
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (isId(name) && !isReference(field) && field.type === 'string') field.example ??= SOME_ID;
    }
  }
}

/** Whether a field or a parameter of this name holds the id of a record. */
export const isId = (name: string): boolean => /^_?id$|Id$/.test(name);

const BY_FORMAT: Record<string, string> = { 'date-time': '2026-11-02T08:30:00.000Z', date: '2026-11-02' };

const namesRecords = (value: unknown): boolean =>
  value === SOME_ID || (Array.isArray(value) && value.length > 0 && value.every(namesRecords));

/** Makes examples of the document's schemas. */
export class Examples {
  constructor(private readonly schemas: Schemas) {}

  /** An answer: every field of it. */
  answer(schema: Schema): unknown {
    return this.valueOf(schema, false);
  }

  /** A request that can be sent as it is: optional fields that name other records are left out, for nobody has those. */
  request(schema: Schema): unknown {
    return this.valueOf(schema, true);
  }

  private valueOf(schema: Schema, toSend: boolean): unknown {
    if (isReference(schema)) {
      const named = this.schemas[schema.$ref.split('/').at(-1) ?? ''];
      return named && this.valueOf(named, toSend);
    }
    if (schema.example !== undefined) return schema.example as unknown;
    if (schema.default !== undefined) return schema.default as unknown;
    if (schema.enum) return schema.enum[0] as unknown;
    if (schema.allOf) return this.merged(schema.allOf, toSend);
    if (schema.type === 'array') return schema.items ? [this.valueOf(schema.items, toSend)] : [];
    if (schema.properties) return this.fieldsOf(schema, toSend);
    return plainValue(schema);
  }

  private merged(parts: Schema[], toSend: boolean): unknown {
    const values = parts.map((part) => this.valueOf(part, toSend));
    return values.length === 1 ? values[0] : (Object.assign({}, ...values) as unknown);
  }

  private fieldsOf({ properties = {}, required = [] }: PlainSchema, toSend: boolean): Record<string, unknown> {
    const fields = Object.entries(properties).flatMap(([name, property]): [string, unknown][] => {
      if (!isReference(property) && property.deprecated) return [];
      const value = this.valueOf(property, toSend);
      const optional = toSend && !required.includes(name) && namesRecords(value);
      return value === undefined || optional ? [] : [[name, value]];
    });
    return Object.fromEntries(toSend && required.length === 0 ? shortChange(fields) : fields);
  }
}

/** A change shows the version and two fields: whoever sends it as it is does not overwrite a whole record. */
function shortChange(fields: [string, unknown][]): [string, unknown][] {
  const isVersion = ([name]: [string, unknown]): boolean => name === 'version';
  return [...fields.filter(isVersion), ...fields.filter((field) => !isVersion(field)).slice(0, 2)];
}

function plainValue({ type, format, minimum }: PlainSchema): unknown {
  if (type === 'string') return BY_FORMAT[format ?? ''];
  if (type === 'integer' || type === 'number') return minimum ?? 0;
  if (type === 'boolean') return false;
  return type === 'object' ? {} : undefined;
}

/** Puts an example beside every JSON body that has none. */
export function addExamples(content: Content | undefined, exampleOf: (schema: Schema) => unknown): void {
  for (const [type, media] of Object.entries(content ?? {})) {
    if (type.includes('json') && media.schema && !('examples' in media)) media.example ??= exampleOf(media.schema);
  }
}
