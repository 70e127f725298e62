import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'js-yaml';

/** The part of OpenAPI's schema language that openapi.yaml speaks. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  format?: string;
  nullable?: boolean;
  enum?: string[];
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
  additionalProperties?: Schema;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  schema: Schema;
}

type Content = Record<string, { schema?: Schema }>;

export interface Operation {
  operationId: string;
  method: string;
  /** Under the API's base path, e.g. `/tasks/{id}`. */
  path: string;
  summary?: string;
  tags?: string[];
  'x-audience'?: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

interface Document {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  components: { schemas: Record<string, Schema> };
}

const PREFIX = '/api/v1';
const document = load(readFileSync(resolve(import.meta.dirname, '../../../openapi.yaml'), 'utf8')) as Document;

export const { schemas } = document.components;

/** Every operation of openapi.yaml. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
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

/** The operation that a request is for; a path with fewer parameters wins, as in the router. */
export function operationOf(method: string, path: string): Operation | undefined {
  const plain = path.split('?')[0] ?? '';
  return routes.find(({ operation, pattern }) => operation.method === method && pattern.test(plain))?.operation;
}
