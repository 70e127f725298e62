import { ApiProperty } from '@nestjs/swagger';
import { ASK_ANSWERS, ASK_SKIPS, type AskAnswer, type AskSkip } from '@byline/shared-types/domain';
import { ProposalMailDto } from './proposal.dto.js';

/** The candidates whom a question skips for one reason. */
export class AskSkippedDto {
  /** The reason. */
  @ApiProperty({ enum: ASK_SKIPS, enumName: 'AskSkip' })
  code: AskSkip;

  /**
   * Their number.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  count: number;

  /**
   * The names of the first ten.
   * @example ["Camille Lefèvre"]
   */
  names: string[];
}

/** The preview of a question to many. */
export class AskPreviewResponse {
  /**
   * Number of selected candidates.
   * @example 40
   */
  @ApiProperty({ type: 'integer' })
  total: number;

  /**
   * Number of those who get the mail.
   * @example 37
   */
  @ApiProperty({ type: 'integer' })
  asked: number;

  /** The others, by reason. */
  skipped: AskSkippedDto[];

  /** The mail to the first candidate of each language. */
  mails: ProposalMailDto[];

  /** Whether it needs a second recruiter's approval. */
  needsApproval: boolean;

  /**
   * The number of candidates above which it needs approval.
   * @example 200
   */
  @ApiProperty({ type: 'integer' })
  approvalAbove: number;
}

/** The answer of a candidate. */
export class BulkAnswerDto {
  /** The candidate. */
  candidateId: string;

  /**
   * First and last name; null if the candidate is gone.
   * @example "Camille Lefèvre"
   */
  @ApiProperty({ type: String, nullable: true })
  name: string | null;

  /** The answer. */
  @ApiProperty({ enum: ASK_ANSWERS, enumName: 'AskAnswer' })
  answer: AskAnswer;

  /** Its time. */
  @ApiProperty({ type: String, format: 'date-time' })
  answeredAt: string;
}

/** The answers to a question to many. */
export class BulkAnswersResponse {
  /**
   * Number of candidates who got the mail.
   * @example 37
   */
  @ApiProperty({ type: 'integer' })
  asked: number;

  /**
   * Number of those who answered.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  answered: number;

  /**
   * Number of those who would be reminded: without an answer, a newer question, or a later confirmation in another way.
   * @example 24
   */
  @ApiProperty({ type: 'integer' })
  open: number;

  /** The last 100 answers. */
  answers: BulkAnswerDto[];

  /** The time from which the others can be reminded, once; null after that, and if nobody is left. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  remindableFrom: string | null;
}
