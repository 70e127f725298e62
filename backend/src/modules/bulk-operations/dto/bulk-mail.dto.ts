import { ApiProperty } from '@nestjs/swagger';
import { Nested } from '../../../common/http/nested.js';
import { CandidateSelectionRequest } from '../../candidates/dto/candidate-selection.dto.js';
import { MailboxDto } from '../../mail/dto/email.dto.js';
import { BulkMailDto } from './bulk-action.dto.js';

/** Whoever sends an example as it is reaches nobody. */
export const SOME = { example: { ids: ['665f1c2e9b1d4a0012345678'] } };

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

/** The mails to many. */
export class BulkMailsResponse {
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

/** What a mail to many would be. */
export class BulkMailPreviewResponse extends BulkMailsResponse {
  /** Whether a second recruiter has to say yes before it is sent. */
  needsApproval: boolean;

  /**
   * Above how many candidates that is so.
   * @example 200
   */
  @ApiProperty({ type: 'integer' })
  approvalAbove: number;
}
