import type { ProblemCode } from '@byline/shared-types/domain';
import { ProblemError, type ProblemOptions } from '../errors/problem.error.js';

/** Whether a unique index refused a write. */
export const isDuplicateKey = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 11_000;

/** For `catch`: turns the refusal of a unique index into this problem, also for simultaneous requests; rethrows any other error. */
export const rethrowDuplicateAs =
  (code: ProblemCode, options: ProblemOptions = {}) =>
  (error: unknown): never => {
    throw isDuplicateKey(error) ? new ProblemError(code, { ...options, cause: error }) : error;
  };
