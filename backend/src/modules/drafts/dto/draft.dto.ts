import { ApiProperty, OmitType } from '@nestjs/swagger';
import { DRAFT_DEVICES, MAX_DRAFT, MAX_LINE, type DraftDevice } from '@byline/shared-types/domain';
import { IsIn, IsInt, IsString, Matches, MaxLength, Min, ValidateIf } from 'class-validator';
import { Moment } from '../../../common/http/values.js';

/** An unsaved text of a form. */
export class DraftDto {
  /**
   * The form, and its record.
   * @example profile.p-about
   */
  @IsString()
  @MaxLength(MAX_LINE)
  @Matches(/^[\w.-]+$/, { message: 'invalid' })
  form: string;

  /**
   * The typed values, as the app writes them; null once they were saved or dropped.
   * @example '{"info":"I write about museums."}'
   */
  @ValidateIf((_, content) => content !== null)
  @IsString()
  @MaxLength(MAX_DRAFT)
  @ApiProperty({ type: String, nullable: true, maxLength: MAX_DRAFT })
  content: string | null;

  /** The device of the writer. */
  @IsIn(DRAFT_DEVICES)
  device: DraftDevice;

  /** Counts the writes to this draft. A request gives the version that it follows, 0 without one. */
  @IsInt()
  @Min(0)
  version: number;

  /** The time at which the API got it. */
  @Moment()
  typedAt: string;
}

/** A draft to keep in place of an older one of its form. */
export class PutDraftRequest extends OmitType(DraftDto, ['typedAt']) {}

/** The drafts of a user, newest first. */
export class DraftsResponse {
  /** One a form. */
  drafts: DraftDto[];
}
