import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { operationOf, schemas, type Operation } from './openapi.js';

/** A schema whose objects allow only their own fields, so that no other field leaks into an answer. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const converted = Object.fromEntries(
    Object.entries(schema).map(([key, value]: [string, unknown]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? value.replace('#/components/schemas/', 'api#/definitions/')
        : closed(value),
    ]),
  );
  return 'properties' in schema ? { additionalProperties: false, ...converted } : converted;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
formatsPlugin.default(ajv);
ajv.addSchema({ $id: 'api', definitions: closed(schemas) as object });

/** The errors by their places; an additional property by its name. */
const textOf = (errors: ErrorObject[]): string =>
  errors
    .map(({ instancePath, message = '', params }) =>
      'additionalProperty' in params
        ? `${instancePath}/${params.additionalProperty} is not declared`
        : `${instancePath} ${message}`,
    )
    .join(', ');

/** By schema, because most operations share the one of problems. */
const validators = new Map<string | object, ValidateFunction>();

/** Fails if an answer contradicts openapi.yaml; returns its operation, undefined for an unknown address. */
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
  if (type === '') return operation;
  const schema = response.content?.[type.split(';')[0] ?? '']?.schema;
  if (!schema) throw new Error(`${key} is ${type}, which openapi.yaml does not name`);
  if (!/\bjson\b/.test(type)) return operation;
  const shared = schema.$ref ?? schema;
  const validate = validators.get(shared) ?? ajv.compile(closed(schema) as object);
  validators.set(shared, validate);
  if (validate(body)) return operation;
  // `fields` omits the other fields (docs/domain/lists.md#convention).
  const picked = /[?&]fields(\[\])?=/.test(path);
  const errors = (validate.errors ?? []).filter(({ keyword }) => !picked || keyword !== 'required');
  if (errors.length > 0) throw new Error(`${key} does not match openapi.yaml: ${textOf(errors)}`);
  return operation;
}
