import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formatsPlugin from 'ajv-formats';
import { operationOf, schemas, type Operation } from './openapi.js';

/**
 * A schema of openapi.yaml in JSON Schema's words: `nullable` is theirs, and an object has the fields it names and no others, so that
 * nothing leaks into an answer unseen.
 */
function toJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = schema as Record<string, unknown>;
  if (Array.isArray(rest.allOf) && rest.allOf.length > 1) throw new Error('Closed objects cannot be combined by allOf');
  const converted = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? value.replace('#/components/schemas/', 'api#/definitions/')
        : toJsonSchema(value),
    ]),
  );
  const closed = rest.properties ? { additionalProperties: false, ...converted } : converted;
  return nullable ? { anyOf: [{ type: 'null' }, closed] } : closed;
}

const ajv = new Ajv({ strict: false, allErrors: true });
formatsPlugin.default(ajv);
ajv.addSchema({ $id: 'api', definitions: toJsonSchema(schemas) as object });

/** The errors by their places; an additional property by its name. */
const textOf = (errors: ErrorObject[]): string =>
  errors
    .map(({ instancePath, message = '', params }) =>
      'additionalProperty' in params
        ? `${instancePath}/${params.additionalProperty} is not declared`
        : `${instancePath} ${message}`,
    )
    .join(', ');

const validators = new Map<string, ValidateFunction>();

/** Fails when an answer is not as openapi.yaml says; returns the operation it is of, none for an address that leads nowhere. */
export function requireValid(
  method: string,
  path: string,
  status: number,
  type: string,
  body: unknown,
): Operation | undefined {
  const operation = operationOf(method, path);
  if (!operation) {
    if (status === 404 || status === 405) return undefined;
    throw new Error(`${method} ${path} answered ${status} and is not in openapi.yaml`);
  }
  const key = `${method} ${operation.path} ${status}`;
  const response = operation.responses[String(status)];
  if (!response) throw new Error(`${key} is not in openapi.yaml: ${JSON.stringify(body)}`);
  if (!type.includes('json')) return operation;
  const schema = response.content?.[type.split(';')[0] ?? '']?.schema;
  if (!schema) throw new Error(`${key} is ${type}, which openapi.yaml does not name: ${JSON.stringify(body)}`);
  const validate = validators.get(key) ?? ajv.compile(toJsonSchema(schema) as object);
  validators.set(key, validate);
  if (validate(body)) return operation;
  // `fields` leaves out what was not asked for (docs/domain/lists.md#convention).
  const picked = path.includes('fields=');
  const errors = (validate.errors ?? []).filter(({ keyword }) => !picked || keyword !== 'required');
  if (errors.length > 0) throw new Error(`${key} does not match openapi.yaml: ${textOf(errors)}`);
  return operation;
}
