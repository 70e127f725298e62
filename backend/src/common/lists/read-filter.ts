import type { Type } from '@nestjs/common';
import type { FieldProblem } from '@byline/shared-types/domain';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { LRUCache } from 'lru-cache';
import { ProblemError } from '../errors/problem.error.js';
import { toFieldProblems, VALIDATION } from '../errors/validation.js';

/** A list without filters has a class without rules, which is not wrong; a field it does not know still is. */
const FILTER_VALIDATION = { ...VALIDATION, forbidUnknownValues: false };

/**
 * The filters of a list that were right when they were asked for, by their text. Whoever looks at a list asks the same again, and to check a filter
 * takes longer than to answer a short list.
 */
const known = new WeakMap<Type, LRUCache<string, object>>();
const MAX_KNOWN = 200;

function knownOf(Filter: Type): LRUCache<string, object> {
  const filters = known.get(Filter) ?? new LRUCache<string, object>({ max: MAX_KNOWN });
  known.set(Filter, filters);
  return filters;
}

/** Reads the filter of a query string by its class. It is shared by all who ask the same, and not to be changed. */
export function readFilter<F extends object>(Filter: Type<F>, given: unknown, errors: FieldProblem[]): F {
  const asked = given ?? {};
  const filters = knownOf(Filter);
  const text = JSON.stringify(asked);
  const right = filters.get(text);
  if (right) return right as F;
  const filter = plainToInstance(Filter, asked);
  if (typeof filter !== 'object' || Array.isArray(filter)) throw ProblemError.field('filter', 'invalid');
  const wrong = toFieldProblems(validateSync(filter, FILTER_VALIDATION), 'filter');
  errors.push(...wrong);
  if (wrong.length === 0) filters.set(text, Object.freeze(filter));
  return filter;
}
