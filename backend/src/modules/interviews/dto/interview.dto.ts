import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { MAX_LINE, MAX_QUESTIONS } from '@byline/shared-types/domain';
import { ArrayNotEmpty, IsMongoId, IsOptional, IsString, MaxLength } from 'class-validator';
import { Text } from '../../../common/http/fields.js';
import { NestedList } from '../../../common/http/nested.js';
import { RecordDto, VersionedRequest, WrittenDto } from '../../../common/http/record.dto.js';
import { IdsFilter, CsvOrArray } from '../../../common/lists/list-filters.dto.js';
import { PersonRefDto } from '../../users/dto/person.dto.js';

/** A question and the candidate's answer; both are required. */
export class AnsweredQuestionDto {
  /**
   * The question.
   * @example "Why freelance?"
   */
  @Text()
  question: string;

  /**
   * The candidate's answer.
   * @example "To choose my projects."
   */
  @Text()
  answer: string;
}

/** New answers to an interview. */
export class UpdateInterviewRequest extends VersionedRequest {
  /** Questions, in their order. */
  @ArrayNotEmpty()
  @NestedList(() => AnsweredQuestionDto, MAX_QUESTIONS)
  questions: AnsweredQuestionDto[];
}

/** A new interview, from a template. The interviewer is the caller. */
export class CreateInterviewRequest {
  /** Id of the interview template. */
  @IsMongoId()
  templateId: string;

  /** Id of the candidate. */
  @IsMongoId()
  candidateId: string;

  /** Questions, in their order. */
  @ArrayNotEmpty()
  @NestedList(() => AnsweredQuestionDto, MAX_QUESTIONS)
  questions: AnsweredQuestionDto[];
}

/** The template of an interview; a deleted one keeps its type. */
export class InterviewTemplateLabelDto {
  /** Id of the record. */
  _id: string;

  /**
   * Type.
   * @example "Live interview"
   */
  type: string;
}

/** An interview with a candidate. */
export class InterviewResponse extends IntersectionType(RecordDto, WrittenDto) {
  /** Id of the interview template. */
  templateId: string;

  /** The template, by its type. */
  template: InterviewTemplateLabelDto;

  /** Id of the candidate. */
  candidateId: string;

  /** Questions, in their order. */
  questions: AnsweredQuestionDto[];

  /** The interviewer; null after that user is deleted. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  user: PersonRefDto | null;
}

/** Filters of the interviews list. */
export class InterviewFilter {
  /**
   * Interviews with one or several candidates.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  candidateId?: string[];

  /**
   * One or several template types.
   * @example ["Live interview"]
   */
  @IsOptional()
  @CsvOrArray()
  @IsString({ each: true })
  @MaxLength(MAX_LINE, { each: true })
  type?: string[];
}
