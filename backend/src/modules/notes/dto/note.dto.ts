import { ApiProperty, IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { DEFAULT_NOTE_SCORE, NOTE_SCORES } from '@byline/shared-types/domain';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, IsMongoId, IsOptional, Max, Min } from 'class-validator';
import { RichText } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull } from '../../../common/http/values.js';
import { IdFilter, NumberOfQuery } from '../../../common/lists/list-filters.dto.js';

/** Most users one note can mention. */
const MAX_MENTIONS = 50;

/** The recruiter who wrote something. */
export class NoteAuthorDto {
  /** Id of the record. */
  _id: string;

  /**
   * First name.
   * @example Sofie
   */
  firstname: string;

  /**
   * Last name.
   * @example "De Backer"
   */
  name: string;
}

/** What a recruiter noted of a candidate. */
export class NoteResponse extends RecordDto {
  /** Id of the candidate. */
  candidateId: string;

  /**
   * Rich text (HTML); a mention is `<span data-type="mention" data-id="{userId}" data-label="{name}">`.
   * @example "<p>Calm and <strong>precise</strong>.</p>"
   */
  description: string;

  /**
   * Distinct ids of the users mentioned.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  mentions: string[];

  /**
   * 3 very good, 2 good, 1 bad, 0 very bad, -1 none.
   * @example 3
   */
  @ApiProperty({ type: 'integer', minimum: NOTE_SCORES.none, maximum: NOTE_SCORES.veryGood })
  score: number;

  /** Who wrote it; null when that user is gone. */
  @ApiProperty({ type: NoteAuthorDto, nullable: true })
  recruiter: NoteAuthorDto | null;
}

/** A note to write. */
export class CreateNoteRequest {
  /** The candidate it is about. */
  @IsMongoId()
  candidateId: string;

  /** Rich text (HTML) of at least 2 visible characters. */
  @RichText()
  description: string;

  /**
   * Users to mention besides those that the description mentions.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @OptionalNotNull()
  @IsArray()
  @ArrayMaxSize(MAX_MENTIONS)
  @ArrayUnique()
  @IsMongoId({ each: true })
  mentions?: string[];

  /**
   * 3 very good, 2 good, 1 bad, 0 very bad, -1 none.
   * @example 3
   */
  @OptionalNotNull()
  @IsInt()
  @Min(NOTE_SCORES.none, { message: 'score_low' })
  @Max(NOTE_SCORES.veryGood, { message: 'score_high' })
  @ApiProperty({ type: 'integer', required: false, default: DEFAULT_NOTE_SCORE })
  score?: number;
}

/** Changes to a note; the candidate it is about does not change. */
export class UpdateNoteRequest extends IntersectionType(
  PartialType(OmitType(CreateNoteRequest, ['candidateId']), { skipNullProperties: false }),
  VersionedRequest,
) {
  /** The candidate it is about; must be the one it is about already. */
  @OptionalNotNull()
  @IsMongoId()
  candidateId?: string;
}

export class NoteFilter {
  /** The candidate the notes are about. */
  @IdFilter()
  candidateId?: string;

  /**
   * 3 very good, 2 good, 1 bad, 0 very bad, -1 none.
   * @example 3
   */
  @IsOptional()
  @NumberOfQuery()
  @IsInt()
  @Min(NOTE_SCORES.none, { message: 'score_low' })
  @Max(NOTE_SCORES.veryGood, { message: 'score_high' })
  score?: number;
}
