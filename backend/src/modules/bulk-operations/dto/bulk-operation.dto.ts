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
import { PersonRefDto } from '../../users/dto/person.dto.js';
import { BulkActionDto } from './bulk-action.dto.js';
import { SOME } from './bulk-mail.dto.js';

const ONE = { minProperties: 1, maxProperties: 1, example: { status: 'test' } };

/** A change to many candidates. */
export class CreateBulkOperationRequest {
  /** Who is meant. */
  @ApiProperty(SOME)
  @Nested(() => CandidateSelectionRequest)
  selection: CandidateSelectionRequest;

  /** What is done with each. */
  @ApiProperty(ONE)
  @Nested(() => BulkActionDto)
  action: BulkActionDto;
}

/** Why a mail to many is not to be sent. */
export class DeclineBulkOperationRequest {
  /**
   * The reason, for who started it.
   * @example "This job is filled."
   */
  @Text({ min: MIN_TEXT, max: MAX_REASON })
  reason: string;
}

/** From where an operation was started, as the security log has it. */
export class BulkOriginResponse {
  /**
   * Address of the client; null after 30 days.
   * @example "203.0.113.9"
   */
  @ApiProperty({ type: String, nullable: true })
  address: string | null;

  /**
   * The network it is in.
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

/** What the caller may do with an operation. */
export class BulkAbilitiesDto {
  /** Stop it. */
  cancel: boolean;

  /** Take back what it did. */
  undo: boolean;

  /** Say yes or no to it. */
  decide: boolean;
}

/** Somebody who was left as they were. */
export class BulkSkippedDto {
  /** The candidate. */
  candidateId: string;

  /**
   * First and last name; null when they are gone.
   * @example "Camille Lefèvre"
   */
  @ApiProperty({ type: String, nullable: true })
  name: string | null;

  /** Why. `changed_since`, `already_sent`: could not be taken back. */
  @ApiProperty({ enum: BULK_SKIPS, enumName: 'BulkSkip' })
  code: BulkSkip;
}

/** A change to many candidates, and how far it is. */
export class BulkOperationResponse extends PickType(RecordDto, ['_id', 'createdAt']) {
  /** Who started it; null when that user is gone. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  startedBy: PersonRefDto | null;

  /** What is done with each, new tags as their ids. */
  @ApiProperty(ONE)
  action: BulkActionDto;

  /**
   * The operation that this one takes back.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true })
  undoes: string | null;

  /**
   * `waiting`: a second recruiter has to say yes, or it is `declined` or, after a day, `lapsed`. `failed`: it could not go on, as when its folder is
   * gone.
   */
  @ApiProperty({ enum: BULK_STATES, enumName: 'BulkState' })
  state: BulkState;

  /**
   * Candidates who are meant.
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
   * Candidates left as they were.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  skipped: number;

  /** The first 100 of them. */
  skippedCandidates: BulkSkippedDto[];

  /** Until when it can be undone, once it ended. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  undoableUntil: string | null;

  /** Until when it waits for a second recruiter's yes; null for what needs none. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  waitsUntil: string | null;

  /** Who said yes or no to it. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  decidedBy: PersonRefDto | null;

  /**
   * Why not, when it was declined.
   * @example "This job is filled."
   */
  @ApiProperty({ type: String, nullable: true })
  declineReason: string | null;

  /** What the caller may do with it. */
  abilities: BulkAbilitiesDto;
}

export class BulkOperationFilter {
  /**
   * `mine` unless said otherwise. `everybody`: a super-admin sees those of everybody, a recruiter besides their own those that wait for a yes, and those
   * that they decided on.
   */
  @IsOptional()
  @IsIn(BULK_SCOPES)
  @ApiProperty({ enum: BULK_SCOPES, enumName: 'BulkScope', required: false })
  of?: BulkScope;

  /** How it fares. */
  @IsOptional()
  @IsIn(BULK_STATES)
  @ApiProperty({ enum: BULK_STATES, enumName: 'BulkState', required: false })
  state?: BulkState;
}
