import { ApiProperty } from '@nestjs/swagger';
import { MAX_LINE, MAX_TEXT } from '@byline/shared-types/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsDefined,
  IsMongoId,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Line } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { IdsFilter, Several } from '../../../common/lists/list-filters.dto.js';
import { MAX_QUESTIONS } from './interview-template.dto.js';

/** A question and what the candidate answered; both are needed. */
export class AnsweredQuestionDto {
  /** @example Why freelance? */
  @Line({ max: MAX_TEXT })
  question: string;

  @Line({ max: MAX_TEXT })
  answer: string;
}

/** New answers to an interview. */
export class UpdateInterviewRequest extends VersionedRequest {
  @IsDefined()
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_QUESTIONS)
  @ValidateNested({ each: true })
  @Type(() => AnsweredQuestionDto)
  questions: AnsweredQuestionDto[];
}

/** A new interview, from a template. The interviewer is the caller. */
export class CreateInterviewRequest {
  @IsMongoId()
  templateId: string;

  @IsMongoId()
  candidateId: string;

  @IsDefined()
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_QUESTIONS)
  @ValidateNested({ each: true })
  @Type(() => AnsweredQuestionDto)
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
export class InterviewDto extends RecordDto {
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
