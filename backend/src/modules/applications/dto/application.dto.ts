import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import {
  APPLICATION_STATUSES,
  DECIDED_STATUSES,
  LANGUAGES,
  MAX_REASON,
  MIN_TEXT,
  type ApplicationStatus,
  type DecidedStatus,
} from '@byline/shared-types/domain';
import { ArrayNotEmpty, ArrayUnique, IsIn, IsInt, IsMongoId, IsOptional, Min } from 'class-validator';
import { Answered } from '../../../common/http/dto-fields.js';
import { DeclineMailDto, DeclineTranslationDto } from './decline-mail.dto.js';
import { AttachmentIds, FromTemplateDto } from '../../mail/dto/write-email.dto.js';
import { OptionalText } from '../../../common/http/fields.js';
import { Nested, NestedList } from '../../../common/http/nested.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull } from '../../../common/http/values.js';
import { CandidateInfoDto, SkillSetDto } from '../../candidates/dto/candidate-info.dto.js';
import { TranslationSkillDto } from '../../candidates/dto/language-skills.dto.js';
import { CandidateBaseDto } from '../../candidates/dto/candidate.dto.js';
import { FitDto } from '../../candidates/dto/fit.dto.js';
import { JobResponse } from '../../jobs/dto/job.dto.js';
import { AnsweredWorkDto, WorkDto } from '../../jobs/dto/work.dto.js';
import { PersonRefDto } from '../../users/dto/person.dto.js';
import { EarlierEndDto } from './earlier-end.dto.js';

/** Maximum of applications in one decision: the largest page. */
const MAX_DECISIONS = 100;

/** An application to make. */
export class ApplyRequest {
  /** Id of the job. */
  @IsMongoId()
  jobId: string;

  /** The campaign that led to the job. */
  @IsOptional()
  @IsMongoId()
  @ApiProperty({ type: String, nullable: true, required: false })
  campaignId?: string | null;

  /** Id of the candidate. */
  @IsMongoId()
  candidateId: string;
}

/** Another status or period of work for one application; no mail is sent. Fields left out stay as they are. */
export class UpdateApplicationRequest extends IntersectionType(WorkDto, VersionedRequest) {
  /**
   * `successful` or `rejected`, with the `version` on which the decision is based; the current status changes nothing.
   * @example successful
   */
  @OptionalNotNull()
  @IsIn(DECIDED_STATUSES)
  @ApiProperty({ enum: DECIDED_STATUSES, enumName: 'DecidedStatus', required: false })
  status?: DecidedStatus;
}

/** An application in the version that the decider read. */
export class SeenApplicationDto {
  /**
   * Id of the application.
   * @example 665f1c2e9b1d4a0012345678
   */
  @IsMongoId()
  id: string;

  /**
   * Its `version`.
   * @example 0
   */
  @IsInt()
  @Min(0)
  version: number;
}

/** The reasons of a decision. */
export class ReasonsDto {
  /**
   * The reason, for recruiters.
   * @example "Rate above the budget."
   */
  @OptionalText({ min: MIN_TEXT, max: MAX_REASON })
  reason?: string | null;

  /**
   * The reason, for the candidate to read.
   * @example "The budget is lower."
   */
  @OptionalText({ min: MIN_TEXT, max: MAX_REASON })
  candidateReason?: string | null;
}

/** Applications to decide on. */
class DecideRequest extends ReasonsDto {
  /** At most 100, each once. */
  @ArrayNotEmpty()
  @ArrayUnique(({ id }: Partial<SeenApplicationDto>) => id)
  @NestedList(() => SeenApplicationDto, MAX_DECISIONS)
  applications: SeenApplicationDto[];
}

/** Applications to approve. With a period of work each of them gets it as its own; without one each keeps its own, or has that of its job. */
export class ApproveRequest extends IntersectionType(DecideRequest, WorkDto) {}

/** Applications to decline, and the mail about it. */
export class DeclineRequest extends IntersectionType(DecideRequest, FromTemplateDto) {
  /** The mail to each of them. */
  @Nested(() => DeclineMailDto)
  email: DeclineMailDto;

  /** Mails in other languages, at most one a language; candidates with that `language` get it instead. */
  @OptionalNotNull()
  @ArrayUnique(({ language }: Partial<DeclineTranslationDto>) => language)
  @NestedList(() => DeclineTranslationDto, LANGUAGES.length)
  translations?: DeclineTranslationDto[];

  /** Ids of the attachments of each mail, at most 10 and 20,000,000 bytes together: files of the library, and the caller's own uploads with `POST files` without a candidate. */
  @AttachmentIds()
  attachments?: string[];
}

/** A direction a candidate translates in. */
export class ApplicationTranslationDto extends PickType(TranslationSkillDto, ['from', 'to', 'sworn']) {}

/** The applying candidate. */
export class ApplicationCandidateDto extends IntersectionType(
  PickType(CandidateBaseDto, ['_id', 'firstname', 'name', 'language', 'function', 'city', 'country', 'avatar']),
  PickType(CandidateInfoDto, ['pricePerWord', 'dayRate']),
  PickType(SkillSetDto, ['motherTongue']),
) {
  /** Directions the candidate translates in. */
  translationSkills: ApplicationTranslationDto[];
}

/** The job; a deleted job keeps its title. */
export class ApplicationJobDto extends PickType(JobResponse, [
  ...(['_id', 'title', 'client', 'workFrom', 'workTo', 'workDays'] as const),
]) {
  /**
   * Language of the job, ISO 639-1; null if unknown.
   * @example nl
   */
  @ApiProperty({ type: String, nullable: true })
  languageId: string | null;

  /** Whether the job was deleted: `answerBy` then promises nothing. */
  isRemoved: boolean;
}

/** A candidate's application for a job. `createdAt` is the application date; `workFrom`, `workTo` and `workDays` are its own period of work, null for that of the job. */
export class ApplicationResponse extends IntersectionType(RecordDto, Answered(ReasonsDto), AnsweredWorkDto) {
  /** Id of the candidate. */
  candidateId: string;

  /** Id of the job. */
  jobId: string;

  /** The campaign that led to it. */
  @ApiProperty({ type: String, nullable: true })
  campaignId: string | null;

  /** Whether the agency proposed the candidate; otherwise the candidate applied. */
  proposed: boolean;

  /** The recruiter who proposed the candidate. Null if a candidate reads it, and after the deletion of the recruiter's login. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  proposedBy: PersonRefDto | null;

  /** State. */
  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus' })
  status: ApplicationStatus;

  /**
   * The client of the job.
   * @example "Leie & Land"
   */
  employer: string;

  /** When it was last approved or declined, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decidedAt: string | null;

  /**
   * The day by which the candidate gets an answer, in Europe/Brussels.
   * @example 2026-12-04
   */
  @ApiProperty({ type: String, format: 'date' })
  answerBy: string;

  /** When a recruiter first opened it, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readAt: string | null;

  /**
   * Name of that recruiter; null after the deletion of their login.
   * @example "Lotte Peeters"
   */
  @ApiProperty({ type: String, nullable: true })
  readBy: string | null;

  /** When the first conversation about it was held, or is to be held, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  conversationAt: string | null;

  /** When the candidate withdrew it, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  withdrawnAt: string | null;

  /** When a recruiter proposed the candidate again, which opened the ended application again, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  reopenedAt: string | null;

  /** How it had ended before each time, oldest first. */
  earlier: EarlierEndDto[];

  /** The deciding user. Null, like `reason` and `emailId`, if a candidate reads it. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  decidedBy: PersonRefDto | null;

  /** The mail of the decline. */
  @ApiProperty({ type: String, nullable: true })
  emailId: string | null;

  /** The period of work for which an approval books the candidate: its own, else that of the job. Null without one, and if the job was deleted. */
  @ApiProperty({ type: AnsweredWorkDto, nullable: true })
  work: AnsweredWorkDto | null;

  /** Whether the candidate is free in this period. Null without one, after it, and if a candidate reads it. */
  @ApiProperty({ type: FitDto, nullable: true })
  fit: FitDto | null;

  /** Whether the candidate is archived, so no list of free people has them. False if a candidate reads it. */
  isArchived: boolean;

  /** The candidate. */
  candidate: ApplicationCandidateDto;

  /** The job. */
  job: ApplicationJobDto;
}
