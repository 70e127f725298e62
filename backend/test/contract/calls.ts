import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'js-yaml';

export interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  'x-audience'?: string;
  security?: unknown[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, unknown>;
}

/** A line of calls.tsv: a call and who may make it. */
export interface Call {
  method: string;
  /** Under the API's base path. */
  path: string;
  who: string;
  isList: boolean;
}

const read = (path: string): string => readFileSync(resolve(import.meta.dirname, path), 'utf8');

function callsIn(file: string): Call[] {
  return read(file)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [method = '', path = '', who = '', request = ''] = line.split('\t');
      return { method, path, who, isList: request.startsWith('LIST') };
    });
}

/** The calls the two specifications name, and those beyond them. */
export const specified = callsIn('calls.tsv');
export const extra = callsIn('extra-calls.tsv');

/** Path parameters may be named otherwise in the code; only their places count. */
export const keyOf = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/\{[^}]+\}/g, '{}')}`;

const document = load(read('../../../openapi.yaml')) as { paths: Record<string, Record<string, Operation>> };

/** Every operation of openapi.yaml by its key. */
export const operations = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      keyOf(method, path.replace('/api/v1/', '')),
      operation,
    ]),
  ),
);

/** Calls whose line means another audience than its word: this one takes the token of the first login step. */
const AUDIENCE: Record<string, string> = { 'POST users/verify2fa': 'first-step' };
export const audienceOf = ({ method, path, who }: Call): string => AUDIENCE[`${method} ${path}`] ?? who;
