import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import formatsPlugin from 'ajv-formats';
import { load } from 'js-yaml';

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

const document = load(readFileSync(resolve(import.meta.dirname, '../../../openapi.yaml'), 'utf8')) as Document;
const PREFIX = '/api/v1';

/** OpenAPI 3.0's `nullable` in JSON Schema's words; ajv knows the rest. */
function toJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = schema as Record<string, unknown>;
  const converted = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? value.replace('#/components/schemas/', 'api#/definitions/')
        : toJsonSchema(value),
    ]),
  );
  if (!nullable) return converted;
  return { anyOf: [{ type: 'null' }, converted] };
}

const ajv = new Ajv({ strict: false, allErrors: true });
formatsPlugin.default(ajv);
ajv.addSchema({ $id: 'api', definitions: toJsonSchema(document.components.schemas) as object });

const routes = Object.keys(document.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  literal: (path.match(/\{/g) ?? []).length,
}));
const validators = new Map<string, ValidateFunction>();

/** The path template of a request; one with fewer parameters wins, as in the router. */
export function templateOf(path: string): string | undefined {
  const plain = `${PREFIX}${path.split('?')[0] ?? ''}`;
  return routes.filter(({ pattern }) => pattern.test(plain)).sort((a, b) => a.literal - b.literal)[0]?.path;
}

/** Fails when an answer is not as openapi.yaml says. */
export function requireValid(method: string, path: string, status: number, type: string, body: unknown): void {
  const template = templateOf(path);
  const operation = template && document.paths[template]?.[method.toLowerCase()];
  if (!template || !operation) {
    if (status === 404) return;
    throw new Error(`${method} ${path} is not in openapi.yaml`);
  }
  const response = operation.responses[String(status)];
  if (!response)
    throw new Error(
      `${method} ${template} answered ${status}, which openapi.yaml does not name: ${JSON.stringify(body)}`,
    );
  const schema = response.content?.[type.split(';')[0] ?? '']?.schema;
  if (!schema || !type.includes('json')) return;
  const key = `${method} ${template} ${status}`;
  const validate = validators.get(key) ?? ajv.compile(toJsonSchema(schema) as object);
  validators.set(key, validate);
  if (validate(body)) return;
  // `fields` leaves out what was not asked for (decisions, names and lists).
  const picked = path.includes('fields=');
  const errors = (validate.errors ?? []).filter(({ keyword }) => !picked || keyword !== 'required');
  if (errors.length > 0) throw new Error(`${key} does not match openapi.yaml: ${ajv.errorsText(errors)}`);
}
