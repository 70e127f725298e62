import type { ProblemCode } from '@byline/shared-types/domain';
import { ProblemError, type ProblemOptions } from '../errors/problem.error.js';

/** Whether MongoDB refused a write because a unique index has the value already. */
export const isDuplicateKey = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 11_000;

/** For `catch`: what a unique index refused becomes this problem, also when two requests came at once; any other error stays what it is. */
export const rethrowDuplicateAs =
  (code: ProblemCode, options: ProblemOptions = {}) =>
  (error: unknown): never => {
    throw isDuplicateKey(error) ? new ProblemError(code, { ...options, cause: error }) : error;
  };
