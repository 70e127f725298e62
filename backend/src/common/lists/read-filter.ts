import type { Type } from '@nestjs/common';
import type { FieldProblem } from '@byline/shared-types/domain';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ProblemError } from '../errors/problem.error.js';
import { toFieldProblems, VALIDATION } from '../errors/validation.js';

/** A list without filters has a class without rules, which class-validator refuses by default; unknown fields stay refused. */
const FILTER_VALIDATION = { ...VALIDATION, forbidUnknownValues: false };

/** Reads the filter of a query string by its class. */
export function readFilter<F extends object>(Filter: Type<F>, given: unknown, errors: FieldProblem[]): F {
  const filter = plainToInstance(Filter, given ?? {});
  if (typeof filter !== 'object' || Array.isArray(filter)) throw ProblemError.field('filter', 'invalid');
  errors.push(...toFieldProblems(validateSync(filter, FILTER_VALIDATION), 'filter'));
  return filter;
}
