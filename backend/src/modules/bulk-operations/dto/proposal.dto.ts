import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, LANGUAGES, type ApplicationStatus, type Language } from '@byline/shared-types/domain';
import { IsMongoId } from 'class-validator';
import { Nested } from '../../../common/http/nested.js';
import { CandidateSelectionRequest } from '../../candidates/dto/candidate-selection.dto.js';
import { FitDto } from '../../candidates/dto/fit.dto.js';
import { AnsweredWorkDto } from '../../jobs/dto/work.dto.js';
import { BulkMailPreviewDto, SOME } from './bulk-mail.dto.js';

/** A proposal of candidates for a job, to preview. */
export class PreviewProposalRequest {
  /** The candidates. */
  @ApiProperty(SOME)
  @Nested(() => CandidateSelectionRequest)
  selection: CandidateSelectionRequest;

  /**
   * Id of the job.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @IsMongoId()
  jobId: string;
}

/** A candidate of a proposal. */
export class ProposalCandidateDto {
  /** The candidate. */
  candidateId: string;

  /**
   * First and last name.
   * @example "Camille Lefèvre"
   */
  name: string;
}

/** A candidate who has an application for the job. */
export class AppliedCandidateDto extends ProposalCandidateDto {
  /** Its state. */
  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus' })
  status: ApplicationStatus;
}

/** A candidate who is not free in the job's period of work. */
export class NotFreeCandidateDto extends ProposalCandidateDto {
  /** Why not. */
  fit: FitDto;
}

/** The mail about a proposal, as one candidate would get it. */
export class ProposalMailDto extends BulkMailPreviewDto {
  /** The candidate's language, in which the mail is written. */
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;
}

/** The preview of a proposal. */
export class ProposalPreviewResponse {
  /**
   * Number of selected candidates.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  total: number;

  /**
   * Number of archived ones, who are skipped.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  archived: number;

  /**
   * Number of those who have a pending or successful application for the job and are not archived; they are skipped.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  applied: number;

  /** The first 100 of them. */
  appliedCandidates: AppliedCandidateDto[];

  /**
   * Number of those whose application for the job was withdrawn or rejected; the proposal opens it again.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  reopened: number;

  /** The first 100 of them. */
  reopenedCandidates: AppliedCandidateDto[];

  /**
   * Number of those who would be proposed although their profile is incomplete.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  incomplete: number;

  /** The first 100 of them. */
  incompleteCandidates: ProposalCandidateDto[];

  /** The period of work of the job; null without one and after it. */
  @ApiProperty({ type: AnsweredWorkDto, nullable: true })
  work: AnsweredWorkDto | null;

  /**
   * Number of those who would be proposed although they are not free in that period, or have said nothing.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  notFree: number;

  /** The first 100 of them. */
  notFreeCandidates: NotFreeCandidateDto[];

  /** The mails to the first three candidates who would be proposed. */
  mails: ProposalMailDto[];

  /** Whether the proposal needs a second recruiter's approval if it mails its candidates. */
  needsApproval: boolean;

  /**
   * The number of candidates above which it needs approval.
   * @example 200
   */
  @ApiProperty({ type: 'integer' })
  approvalAbove: number;
}
