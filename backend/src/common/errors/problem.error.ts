import {
  FIELD_PROBLEMS,
  PROBLEMS,
  type FieldProblem,
  type FieldProblemCode,
  type ProblemCode,
  type ProblemJob,
  type QuotaLeft,
} from '@byline/shared-types/domain';

const fill = (text: string, parameters: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '');

/** One wrong field, with the catalogue's words. */
export const fieldProblem = (field: string, code: FieldProblemCode): FieldProblem => ({
  field,
  code,
  detail: FIELD_PROBLEMS[code],
});

export interface ProblemOptions {
  parameters?: Record<string, string>;
  errors?: FieldProblem[];
  left?: QuotaLeft;
  /** Ids of the records with the problem, among those that the request names, or the one that a merged pair became. */
  records?: string[];
  /** The jobs of a registration that still needs a password. */
  jobs?: ProblemJob[];
  /** Seconds until another try may succeed; the answer's `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** The only error that domain code throws; the filter turns it into a problem document (RFC 9457). */
export class ProblemError extends Error {
  readonly status: number;

  constructor(
    readonly code: ProblemCode,
    options: ProblemOptions = {},
  ) {
    super(fill(PROBLEMS[code][1], options.parameters ?? {}), { cause: options.cause });
    this.status = PROBLEMS[code][0];
    this.errors = options.errors;
    this.left = options.left;
    this.retryAfter = options.retryAfter;
    this.records = options.records;
    this.jobs = options.jobs;
  }

  readonly errors?: FieldProblem[];
  readonly left?: QuotaLeft;
  readonly retryAfter?: number;
  readonly records?: string[];
  readonly jobs?: ProblemJob[];

  /** A 400 that names wrong fields. */
  static fields(errors: FieldProblem[], records?: string[]): ProblemError {
    return new ProblemError('validation_failed', { errors, ...(records && { records }) });
  }

  /** A 400 for one wrong field, of these records if the request names several. */
  static field(field: string, code: FieldProblemCode, records?: string[]): ProblemError {
    return ProblemError.fields([fieldProblem(field, code)], records);
  }
}

/** Resolves a look-up; throws `not_found` without a record. */
export async function orNotFound<T>(found: Promise<T | null>): Promise<T> {
  const record = await found;
  if (!record) throw new ProblemError('not_found');
  return record;
}
