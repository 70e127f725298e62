import { isReservedName } from '@byline/shared-types/domain';
import { fieldProblem, ProblemError } from '../errors/problem.error.js';

/** The longest part of a name that an answer repeats. */
const MAX_SHOWN = 50;

/** The parts of a query's name, `filter[createdAt][from]`. */
const partsOf = (name: string): string[] => name.split(/[[\]]+/).filter(Boolean);

function reservedInQuery(url: string): string[] {
  const start = url.indexOf('?');
  if (start < 0) return [];
  const names = [...new URLSearchParams(url.slice(start + 1)).keys()].map(partsOf);
  return names.filter((parts) => parts.some(isReservedName)).map((parts) => parts.join('.'));
}

function reservedInBody(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const here = [...path, name.slice(0, MAX_SHOWN)];
    return !Array.isArray(value) && isReservedName(name) ? [here.join('.')] : reservedInBody(part, here);
  });
}

/** Refuses, by path, names that every object has, which the reader of a query would ignore silently. */
export function refusedNames(url: string, body: unknown): ProblemError | undefined {
  const found = [...reservedInQuery(url), ...reservedInBody(body)];
  return found.length > 0 ? ProblemError.fields(found.map((path) => fieldProblem(path, 'unknown_field'))) : undefined;
}
