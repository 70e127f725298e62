import { ApiProperty } from '@nestjs/swagger';
import {
  FIELD_PROBLEMS,
  PROBLEMS,
  type FieldProblem,
  type FieldProblemCode,
  type Problem,
  type ProblemJob,
  type ProblemCode,
  type QuotaLeft,
} from '@byline/shared-types/domain';

/** One wrong field. */
export class FieldProblemDto implements FieldProblem {
  /**
   * Dotted path of the field in the request, e.g. `candidateInfo.dayRate`.
   * @example candidateInfo.dayRate
   */
  field: string;

  /** Stable code, to translate by. */
  @ApiProperty({ enum: Object.keys(FIELD_PROBLEMS), enumName: 'FieldProblemCode' })
  code: FieldProblemCode;

  /**
   * The same in words.
   * @example "Too high."
   */
  detail: string;
}

/** Room left for a candidate's files. */
export class QuotaLeftDto implements QuotaLeft {
  /**
   * How many more files.
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  files: number;

  /**
   * How many more bytes.
   * @example 1200000
   */
  @ApiProperty({ type: 'integer' })
  bytes: number;
}

/** A job that waits for its application until its applicant has a login. */
export class ProblemJobDto implements ProblemJob {
  /** Id of the job. */
  jobId: string;

  /**
   * Title of the job.
   * @example "Subtitler"
   */
  title: string;

  /**
   * Language of the job.
   * @example fr
   */
  languageId: string;

  /** Whether one can still apply. */
  isOpen: boolean;
}

/** RFC 9457 problem document: every error of this API. */
export class ProblemResponse implements Problem {
  /**
   * A URI that stands for the kind of problem.
   * @example "https://byline.example/problems/validation_failed"
   */
  type: string;

  /**
   * HTTP status.
   * @example 400
   */
  status: number;

  /**
   * HTTP status text.
   * @example "Bad Request"
   */
  title: string;

  /**
   * The problem in words.
   * @example "Some fields are not right."
   */
  detail: string;

  /** Stable code, to decide and translate by. */
  @ApiProperty({ enum: Object.keys(PROBLEMS), enumName: 'ProblemCode' })
  code: ProblemCode;

  /**
   * Id of the request, as in the `x-request-id` header and our logs.
   * @example "5f0c7c5e-6f0b-4c3f-9a52-0f0b4f6f2b0e"
   */
  instance?: string;

  /** The wrong fields, if any. */
  errors?: FieldProblemDto[];

  /** The rest of a quota, when the problem is about one. */
  left?: QuotaLeftDto;

  /**
   * Ids of the records with the problem, when the request names several: those that changed since the client read them, or do not exist; of a merged pair the candidate that both are now.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  records?: string[];

  /** The jobs of a registration that still needs a password (`password_required`). */
  jobs?: ProblemJobDto[];

  /**
   * Seconds until another try may succeed, as in the header `Retry-After`.
   * @example 540
   */
  @ApiProperty({ type: 'integer' })
  retryAfter?: number;
}
