import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  BULK_SCOPES,
  BULK_SKIPS,
  BULK_STATES,
  MAX_REASON,
  MIN_TEXT,
  type BulkScope,
  type BulkSkip,
  type BulkState,
} from '@byline/shared-types/domain';
import { IsIn, IsOptional } from 'class-validator';
import { Text } from '../../../common/http/fields.js';
import { Nested } from '../../../common/http/nested.js';
import { RecordDto } from '../../../common/http/record.dto.js';
import { CandidateSelectionRequest } from '../../candidates/dto/candidate-selection.dto.js';
import { JobResponse } from '../../jobs/dto/job.dto.js';
import { PersonRefDto } from '../../users/dto/person.dto.js';
import { BulkActionDto } from './bulk-action.dto.js';
import { SOME } from './bulk-mail.dto.js';

const ONE = { minProperties: 1, maxProperties: 1, example: { status: 'test' } };

/** A change to many candidates. */
export class CreateBulkOperationRequest {
  /** The candidates. */
  @ApiProperty(SOME)
  @Nested(() => CandidateSelectionRequest)
  selection: CandidateSelectionRequest;

  /** The action on each candidate. */
  @ApiProperty(ONE)
  @Nested(() => BulkActionDto)
  action: BulkActionDto;
}

/** The reason against a mail to many. */
export class DeclineBulkOperationRequest {
  /**
   * The reason, which the starter reads.
   * @example "This job is filled."
   */
  @Text({ min: MIN_TEXT, max: MAX_REASON })
  reason: string;
}

/** The origin of an operation, from the security log. */
export class BulkOriginResponse {
  /**
   * Address of the client; null after 30 days.
   * @example "203.0.113.9"
   */
  @ApiProperty({ type: String, nullable: true })
  address: string | null;

  /**
   * Its network.
   * @example "203.0.113.0"
   */
  @ApiProperty({ type: String, nullable: true })
  network: string | null;

  /**
   * The program, in its own words.
   * @example "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"
   */
  @ApiProperty({ type: String, nullable: true })
  userAgent: string | null;
}

/** The caller's permissions on an operation. */
export class BulkAbilitiesDto {
  /** Stop it. */
  cancel: boolean;

  /** Undo it. */
  undo: boolean;

  /** Approve or decline it. */
  decide: boolean;
}

/** A skipped candidate. */
export class BulkSkippedDto {
  /** The candidate. */
  candidateId: string;

  /**
   * First and last name; null if the candidate is gone.
   * @example "Camille Lefèvre"
   */
  @ApiProperty({ type: String, nullable: true })
  name: string | null;

  /** The reason. `changed_since`, `already_sent`: the undo was impossible. */
  @ApiProperty({ enum: BULK_SKIPS, enumName: 'BulkSkip' })
  code: BulkSkip;
}

/** The job of a proposal. */
export class BulkJobDto extends PickType(JobResponse, ['_id', 'title']) {}

/** A change to many candidates, with its progress. */
export class BulkOperationResponse extends PickType(RecordDto, ['_id', 'createdAt']) {
  /** The starter; null if that user is gone. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  startedBy: PersonRefDto | null;

  /** The action on each candidate, with new tags as ids. */
  @ApiProperty(ONE)
  action: BulkActionDto;

  /** The job of a proposal. */
  @ApiProperty({ type: BulkJobDto, nullable: true })
  job: BulkJobDto | null;

  /**
   * The operation that this one undoes.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true })
  undoes: string | null;

  /**
   * `waiting`: it needs a second recruiter's approval, and otherwise becomes `declined` or, after a day, `lapsed`. `failed`: it could not continue,
   * for example without its folder.
   */
  @ApiProperty({ enum: BULK_STATES, enumName: 'BulkState' })
  state: BulkState;

  /**
   * Number of candidates.
   * @example 1577
   */
  @ApiProperty({ type: 'integer' })
  total: number;

  /**
   * Candidates changed so far.
   * @example 630
   */
  @ApiProperty({ type: 'integer' })
  done: number;

  /**
   * Skipped candidates.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  skipped: number;

  /** The first 100 skipped candidates. */
  skippedCandidates: BulkSkippedDto[];

  /** The end of its undo, once it ended. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  undoableUntil: string | null;

  /** The end of its wait for an approval; null without one. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  waitsUntil: string | null;

  /** The recruiter who approved or declined it. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  decidedBy: PersonRefDto | null;

  /**
   * The reason of a decline.
   * @example "This job is filled."
   */
  @ApiProperty({ type: String, nullable: true })
  declineReason: string | null;

  /** The caller's permissions. */
  abilities: BulkAbilitiesDto;
}

export class BulkOperationFilter {
  /** Default `mine`. `everybody`: a super-admin sees all; a recruiter sees their own, those that wait for approval, and those they decided on. */
  @IsOptional()
  @IsIn(BULK_SCOPES)
  @ApiProperty({ enum: BULK_SCOPES, enumName: 'BulkScope', required: false })
  of?: BulkScope;

  /** State. */
  @IsOptional()
  @IsIn(BULK_STATES)
  @ApiProperty({ enum: BULK_STATES, enumName: 'BulkState', required: false })
  state?: BulkState;
}
