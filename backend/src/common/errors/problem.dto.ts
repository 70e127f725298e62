import { ApiProperty } from '@nestjs/swagger';
import {
  FIELD_PROBLEMS,
  PROBLEMS,
  type FieldProblem,
  type FieldProblemCode,
  type Problem,
  type ProblemCode,
} from '@byline/shared-types/domain';

/** One wrong field. */
export class FieldProblemDto implements FieldProblem {
  /** Dotted path of the field in the request, e.g. `candidateInfo.dayRate`. */
  field: string;

  /** Stable code, to translate by. */
  @ApiProperty({ enum: Object.keys(FIELD_PROBLEMS), enumName: 'FieldProblemCode' })
  code: FieldProblemCode;

  /** The same in words. */
  detail: string;
}

/** RFC 9457 problem document: every error of this API. */
export class ProblemResponse implements Problem {
  /** A URI that stands for the kind of problem. */
  type: string;

  /** HTTP status. */
  status: number;

  /** HTTP status text. */
  title: string;

  /** What is wrong, in words. */
  detail: string;

  /** Stable code, to decide and translate by. */
  @ApiProperty({ enum: Object.keys(PROBLEMS), enumName: 'ProblemCode' })
  code: ProblemCode;

  /** Id of the request, as in the `x-request-id` header and our logs. */
  instance?: string;

  /** The wrong fields, when it is about fields. */
  errors?: FieldProblemDto[];
}
