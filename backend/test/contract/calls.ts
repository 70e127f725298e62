import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { operations as all, type Operation } from '../support/openapi.js';

/** A line of calls.tsv: a call and its audience. */
export interface Call {
  method: string;
  /** Under the API's base path. */
  path: string;
  who: string;
  isList: boolean;
}

/** `website/{resource}` is one line of calls.tsv and a route for each resource of its allow-list; the last two are fixed, so not paged. */
const WEBSITE_RESOURCES = {
  candidates: true,
  jobs: true,
  campaigns: true,
  skills: true,
  userfunctions: false,
  languages: false,
};

const read = (path: string): string => readFileSync(resolve(import.meta.dirname, path), 'utf8');

function callsIn(file: string): Call[] {
  return read(file)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .flatMap((line) => {
      const [method = '', path = '', who = '', request = ''] = line.split('\t');
      const isList = request.startsWith('LIST');
      if (path !== 'website/{resource}') return [{ method, path, who, isList }];
      return Object.entries(WEBSITE_RESOURCES).map(([name, paged]) => ({
        method,
        path: `website/${name}`,
        who,
        isList: paged,
      }));
    });
}

/** The specified calls, and the additional ones. */
export const specified = callsIn('calls.tsv');
export const extra = callsIn('extra-calls.tsv');

/** Only the places of path parameters count; the code may name them differently. */
export const keyOf = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/\{[^}]+\}/g, '{}')}`;

/** Every operation of openapi.yaml by its key. */
export const operations = new Map(
  all.map((operation): [string, Operation] => [keyOf(operation.method, operation.path.slice(1)), operation]),
);

/** Calls with another audience than the word of their line: this one needs the token of the first login step. */
const AUDIENCE: Record<string, string> = { 'POST users/verify2fa': 'first-step' };
export const audienceOf = ({ method, path, who }: Call): string => AUDIENCE[`${method} ${path}`] ?? who;
