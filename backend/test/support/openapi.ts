import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'js-yaml';

type Type = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** The part of JSON Schema that openapi.yaml uses. */
export interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  /** A list if it may be null. */
  type?: Type | Type[];
  format?: string;
  enum?: (string | null)[];
  description?: string;
  examples?: unknown[];
  pattern?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  example?: unknown;
  schema: Schema;
}

export type Content = Record<
  string,
  { schema?: Schema; example?: unknown; examples?: Record<string, { $ref?: string }> }
>;

export interface Operation {
  operationId: string;
  method: string;
  /** Under the API's base path, e.g. `/tasks/{id}`. */
  path: string;
  summary?: string;
  description?: string;
  tags?: string[];
  'x-audience'?: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

type Components = Record<string, Record<string, object>>;
interface Document {
  info: { description: string };
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  components: Components & { schemas: Record<string, Schema>; examples: Record<string, { value: unknown }> };
}

const PREFIX = '/api/v1';
/** The file for integrators. */
export const contractFile = readFileSync(resolve(import.meta.dirname, '../../../openapi.yaml'), 'utf8');
export const document = load(contractFile) as Document;

export const { schemas } = document.components;

/** Resolves a reference to a shared parameter or answer. */
function inPlace<T extends object>(part: T): T {
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec('$ref' in part ? String(part.$ref) : '') ?? [];
  return kind ? (document.components[kind]?.[name] as T) : part;
}

/** Every operation of openapi.yaml. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    parameters: operation.parameters?.map(inPlace),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, answer]) => [status, inPlace(answer)]),
    ),
    method: method.toUpperCase(),
    path: path.slice(PREFIX.length),
  })),
);

const routes = operations
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
    parameters: (operation.path.match(/\{/g) ?? []).length,
  }))
  .sort((a, b) => a.parameters - b.parameters);

/** The operation of a request; a path with fewer parameters wins, as in the router. */
export function operationOf(method: string, path: string): Operation | undefined {
  const plain = path.split('?')[0] ?? '';
  return routes.find(({ operation, pattern }) => operation.method === method && pattern.test(plain))?.operation;
}
