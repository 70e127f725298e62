import { ApiProperty } from '@nestjs/swagger';
import { BULK_STATUSES, LANGUAGES, type BulkStatus } from '@byline/shared-types/domain';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsMongoId,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { Lines } from '../../../common/http/fields.js';
import { Nested, NestedList } from '../../../common/http/nested.js';
import { OptionalNotNull } from '../../../common/http/values.js';
import { DeclineTranslationDto } from '../../applications/dto/decline-mail.dto.js';
import { AttachmentIds, WrittenMailDto } from '../../mail/dto/write-email.dto.js';

const MAX_NAMED = 50;

/** Tags to put on and to take off. */
export class BulkTagsDto {
  /**
   * Ids of tags, or labels of new tags.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @OptionalNotNull()
  @Lines()
  @ArrayMaxSize(MAX_NAMED)
  @MaxLength(100, { each: true })
  add?: string[];

  /**
   * Ids of tags.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @OptionalNotNull()
  @IsArray()
  @ArrayMaxSize(MAX_NAMED)
  @IsMongoId({ each: true })
  remove?: string[];
}

/**
 * One mail to each candidate. The server fills `{{firstname}}`, `{{name}}`, `{{email}}`, `{{job}}`, `{{client}}` and `{{recruiter}}` in subject and
 * message; `{{job|this job}}` says what stands there when it is empty. Job and client are those of the candidate's newest pending or successful application.
 */
export class BulkMailDto extends WrittenMailDto {
  /** The mail in other languages, at most one a language; candidates with that `language` get it instead. */
  @OptionalNotNull()
  @ArrayUnique(({ language }: Partial<DeclineTranslationDto>) => language)
  @NestedList(() => DeclineTranslationDto, LANGUAGES.length)
  translations?: DeclineTranslationDto[];

  /** Ids of the attachments of each mail, at most 10 and 20,000,000 bytes together: files of the library, and the caller's own uploads with `POST files` without a candidate. */
  @AttachmentIds()
  attachments?: string[];
}

/** A proposal for a job: an application in the candidate's name, made by the agency. */
export class BulkProposalDto {
  /**
   * Id of the job.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @IsMongoId()
  jobId: string;

  /** Whether each candidate gets a mail about it, in their language. */
  @IsBoolean()
  tell: boolean;
}

/** The action on each candidate: one of these. */
export class BulkActionDto {
  /**
   * Folders to put them in.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @OptionalNotNull()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_NAMED)
  @IsMongoId({ each: true })
  addToFolders?: string[];

  /**
   * Folders to take them out of.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @OptionalNotNull()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_NAMED)
  @IsMongoId({ each: true })
  removeFromFolders?: string[];

  /**
   * The recruiter who follows them up; null for no recruiter.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true, required: false })
  @ValidateIf((_, value: unknown) => value !== undefined && value !== null)
  @IsMongoId()
  assignedTo?: string | null;

  /** Interview status; `contract` is only set one by one. */
  @ApiProperty({ enum: BULK_STATUSES, enumName: 'BulkStatus', required: false })
  @OptionalNotNull()
  @IsIn(BULK_STATUSES)
  status?: BulkStatus;

  /** Tags to put on and to take off. */
  @OptionalNotNull()
  @Nested(() => BulkTagsDto)
  tags?: BulkTagsDto;

  /** Whether they are archived. */
  @OptionalNotNull()
  @IsBoolean()
  archived?: boolean;

  /** A mail to each. */
  @OptionalNotNull()
  @Nested(() => BulkMailDto)
  mail?: BulkMailDto;

  /** A proposal for a job. It skips candidates who have an application for it already. */
  @OptionalNotNull()
  @Nested(() => BulkProposalDto)
  proposal?: BulkProposalDto;

  /** True: each gets the mail that asks whether their availability still holds. */
  @OptionalNotNull()
  @Equals(true)
  @ApiProperty({ type: Boolean, required: false, example: true })
  askAvailability?: true;
}
