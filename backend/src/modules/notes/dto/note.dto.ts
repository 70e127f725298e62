import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { DEFAULT_NOTE_SCORE, NOTE_SCORES } from '@byline/shared-types/domain';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, IsMongoId, IsOptional, Max, Min } from 'class-validator';
import { Answered } from '../../../common/http/dto-fields.js';
import { RichText } from '../../../common/http/fields.js';
import { WrittenDto, RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull } from '../../../common/http/values.js';
import { IdFilter, NumberOfQuery } from '../../../common/lists/list-filters.dto.js';
import { PersonRefDto } from '../../users/dto/person.dto.js';

/** Most users one note can mention. */
const MAX_MENTIONS = 50;

const scores = Object.entries(NOTE_SCORES).map(([name, score]) => `\`${score}\` ${name}`);

/** A score of the scale that shared-types declares. */
const NoteScore = (): PropertyDecorator =>
  applyDecorators(
    IsInt(),
    Min(NOTE_SCORES.none, { message: 'score_low' }),
    Max(NOTE_SCORES.veryGood, { message: 'score_high' }),
    ApiProperty({
      type: 'integer',
      minimum: NOTE_SCORES.none,
      maximum: NOTE_SCORES.veryGood,
      example: DEFAULT_NOTE_SCORE,
      description: `One of: ${scores.join(', ')}.`,
    }),
  );

/** A note to write. */
export class CreateNoteRequest {
  /** The candidate it is about. */
  @IsMongoId()
  candidateId: string;

  /**
   * Rich text (HTML) of at least 2 visible characters; a mention is
   * `<span data-type="mention" data-id="{userId}" data-label="{name}">`.
   */
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

  @OptionalNotNull()
  @NoteScore()
  @ApiProperty({ default: DEFAULT_NOTE_SCORE })
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

/** What a recruiter noted of a candidate. */
export class NoteResponse extends IntersectionType(
  RecordDto,
  WrittenDto,
  Answered(CreateNoteRequest, ['candidateId', 'description', 'score']),
) {
  /**
   * Distinct ids of the users mentioned.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  mentions: string[];

  /** Who wrote it; null when that user is gone. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  recruiter: PersonRefDto | null;
}

export class NoteFilter {
  /** The candidate the notes are about. */
  @IdFilter()
  candidateId?: string;

  @IsOptional()
  @NumberOfQuery()
  @NoteScore()
  score?: number;
}
