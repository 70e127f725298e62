import type { OpenAPIObject } from '@nestjs/swagger';
import { isReference, namedBy, type Schemas } from './openapi-examples.js';

/** A list's `filter` in the form that generators understand: a parameter for every filter, `filter[createdAt][from]`. */

type Schema = Schemas[string];
type PlainSchema = Exclude<Schema, { $ref: string }>;
type Parameters = NonNullable<NonNullable<OpenAPIObject['paths'][string]['get']>['parameters']>;

/** The schema of a field that is an object, with or without its own description. */
function objectOf(field: Schema, schemas: Schemas): PlainSchema | undefined {
  const [only] = isReference(field) ? [field] : (field.allOf ?? []);
  const named = only && isReference(only) ? namedBy(only, schemas) : undefined;
  return named && !isReference(named) && named.properties ? named : undefined;
}

function parametersOf(name: string, field: Schema, schemas: Schemas): Parameters {
  const { description = '', ...schema } = isReference(field) ? { ...field, description: '' } : field;
  const { properties } = objectOf(field, schemas) ?? {};
  if (!properties) return [{ name, in: 'query', required: false, description, schema }];
  return Object.entries(properties).flatMap(([part, value]) =>
    parametersOf(`${name}[${part}]`, value, schemas).map((one) =>
      'description' in one ? { ...one, description: `${description} ${one.description ?? ''}`.trim() } : one,
    ),
  );
}

/** The parameters of an operation, with one for each filter instead of `filter`. */
export const flatFilters = (parameters: Parameters, schemas: Schemas): Parameters =>
  parameters.flatMap((parameter) => {
    if (!('style' in parameter) || parameter.style !== 'deepObject' || !parameter.schema) return [parameter];
    const { properties = {} } = objectOf(parameter.schema, schemas) ?? {};
    return Object.entries(properties).flatMap(([name, field]) =>
      parametersOf(`${parameter.name}[${name}]`, field, schemas),
    );
  });
