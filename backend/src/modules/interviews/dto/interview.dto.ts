import { ApiProperty } from '@nestjs/swagger';
import { MAX_LINE } from '@byline/shared-types/domain';
import { ArrayNotEmpty, IsMongoId, IsOptional, IsString, MaxLength } from 'class-validator';
import { Text } from '../../../common/http/fields.js';
import { NestedList } from '../../../common/http/nested.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { IdsFilter, Several } from '../../../common/lists/list-filters.dto.js';
import { MAX_QUESTIONS } from './interview-template.dto.js';

/** A question and what the candidate answered; both are needed. */
export class AnsweredQuestionDto {
  /** @example "Why freelance?" */
  @Text()
  question: string;

  @Text()
  answer: string;
}

/** New answers to an interview. */
export class UpdateInterviewRequest extends VersionedRequest {
  @ArrayNotEmpty()
  @NestedList(() => AnsweredQuestionDto, MAX_QUESTIONS)
  questions: AnsweredQuestionDto[];
}

/** A new interview, from a template. The interviewer is the caller. */
export class CreateInterviewRequest {
  @IsMongoId()
  templateId: string;

  @IsMongoId()
  candidateId: string;

  @ArrayNotEmpty()
  @NestedList(() => AnsweredQuestionDto, MAX_QUESTIONS)
  questions: AnsweredQuestionDto[];
}

/** The template of an interview; a deleted one keeps its type. */
export class InterviewTemplateLabelDto {
  _id: string;
  type: string;
}

/** Who held an interview. */
export class InterviewerDto {
  _id: string;
  firstname: string;
  name: string;
}

/** An interview with a candidate. */
export class InterviewResponse extends RecordDto {
  templateId: string;
  template: InterviewTemplateLabelDto;
  candidateId: string;
  questions: AnsweredQuestionDto[];

  /** The interviewer; null once that user is gone. */
  @ApiProperty({ type: InterviewerDto, nullable: true })
  user: InterviewerDto | null;
}

/** Filters of the interviews list. */
export class InterviewFilter {
  /** Interviews with one or several candidates. */
  @IdsFilter()
  candidateId?: string[];

  /** One or several template types. */
  @IsOptional()
  @Several()
  @IsString({ each: true })
  @MaxLength(MAX_LINE, { each: true })
  type?: string[];
}
