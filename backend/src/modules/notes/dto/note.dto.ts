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

/** A new note. */
export class CreateNoteRequest {
  /** Id of the candidate. */
  @IsMongoId()
  candidateId: string;

  /**
   * Rich text (HTML) of at least 2 visible characters; a mention is
   * `<span data-type="mention" data-id="{userId}" data-label="{name}">`.
   */
  @RichText()
  description: string;

  /**
   * Users to mention in addition to those in the description.
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

/** Changes to a note. Its candidate cannot change. */
export class UpdateNoteRequest extends IntersectionType(
  PartialType(OmitType(CreateNoteRequest, ['candidateId']), { skipNullProperties: false }),
  VersionedRequest,
) {
  /** Id of the candidate; must equal the current one. */
  @OptionalNotNull()
  @IsMongoId()
  candidateId?: string;
}

/** A recruiter's note about a candidate. */
export class NoteResponse extends IntersectionType(
  RecordDto,
  WrittenDto,
  Answered(CreateNoteRequest, ['candidateId', 'description', 'score']),
) {
  /**
   * Distinct ids of the mentioned users.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  mentions: string[];

  /** The author; null after that user is deleted. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  recruiter: PersonRefDto | null;
}

export class NoteFilter {
  /** Notes about one candidate. */
  @IdFilter()
  candidateId?: string;

  @IsOptional()
  @NumberOfQuery()
  @NoteScore()
  score?: number;
}
