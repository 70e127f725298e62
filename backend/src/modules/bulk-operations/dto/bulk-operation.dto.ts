import { ApiProperty, PickType } from '@nestjs/swagger';
import { BULK_SKIPS, BULK_STATES, type BulkSkip, type BulkState } from '@byline/shared-types/domain';
import { IsIn, IsOptional } from 'class-validator';
import { Nested } from '../../../common/http/nested.js';
import { RecordDto } from '../../../common/http/record.dto.js';
import { CandidateSelectionRequest } from '../../candidates/dto/candidate-selection.dto.js';
import { MailboxDto } from '../../mail/dto/email.dto.js';
import { BulkActionDto, BulkMailDto } from './bulk-action.dto.js';

/** Whoever sends an example as it is reaches nobody. */
const SOME = { example: { ids: ['665f1c2e9b1d4a0012345678'] } };
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

/** A mail to many, to be looked at first. */
export class PreviewBulkMailRequest {
  /** Who is meant. */
  @ApiProperty(SOME)
  @Nested(() => CandidateSelectionRequest)
  selection: CandidateSelectionRequest;

  /** The mail. */
  @Nested(() => BulkMailDto)
  mail: BulkMailDto;
}

/** A mail as one candidate would get it. */
export class BulkMailPreviewDto {
  /** The candidate. */
  candidateId: string;

  /** Who gets it. */
  to: MailboxDto;

  /**
   * Subject, its fields filled.
   * @example "Camille, are you free in January?"
   */
  subject: string;

  /**
   * Rich text (HTML), its fields filled.
   * @example "<p>Dear Camille,</p>"
   */
  message: string;
}

/** What a mail to many would be. */
export class BulkMailPreviewResponse {
  /**
   * Candidates who are meant.
   * @example 120
   */
  @ApiProperty({ type: 'integer' })
  total: number;

  /**
   * How many of them are archived and get none.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  archived: number;

  /** The first three. */
  mails: BulkMailPreviewDto[];
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
  /** What is done with each, new tags as their ids. */
  @ApiProperty(ONE)
  action: BulkActionDto;

  /**
   * The operation that this one takes back.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true })
  undoes: string | null;

  /** `failed`: it could not go on, as when its folder is gone. */
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
}

export class BulkOperationFilter {
  /** How it fares. */
  @IsOptional()
  @IsIn(BULK_STATES)
  @ApiProperty({ enum: BULK_STATES, enumName: 'BulkState', required: false })
  state?: BulkState;
}
