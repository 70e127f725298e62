import { MAX_TEXT } from '@byline/shared-types/domain';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsDefined, IsOptional, ValidateIf, ValidateNested } from 'class-validator';
import { Line } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';

/** Most questions of a template or an interview. */
export const MAX_QUESTIONS = 100;

/** A question of a template. */
export class TemplateQuestionDto {
  /** @example Why freelance? */
  @Line({ max: MAX_TEXT })
  question: string;
}

/** A new interview template. */
export class CreateInterviewTemplateRequest {
  /** Name of this type of interview; unique. */
  @Line()
  type: string;

  /** Empty when left out. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_QUESTIONS)
  @ValidateNested({ each: true })
  @Type(() => TemplateQuestionDto)
  questions?: TemplateQuestionDto[];
}

/** Changes to a template: the fields given, the rest stays. */
export class UpdateInterviewTemplateRequest extends VersionedRequest {
  /** Another name; interviews held with it follow. */
  @ValidateIf((body: UpdateInterviewTemplateRequest) => body.type !== undefined)
  @Line()
  type?: string;

  /** All questions, in their order. */
  @ValidateIf((body: UpdateInterviewTemplateRequest) => body.questions !== undefined)
  @IsDefined()
  @IsArray()
  @ArrayMaxSize(MAX_QUESTIONS)
  @ValidateNested({ each: true })
  @Type(() => TemplateQuestionDto)
  questions?: TemplateQuestionDto[];
}

/** A question to add at the end of a template. */
export class AddTemplateQuestionRequest extends TemplateQuestionDto {}

/** The questions of one type of interview. */
export class InterviewTemplateDto extends RecordDto {
  type: string;
  questions: TemplateQuestionDto[];
}

/** Filters of the templates list: none. */
export class InterviewTemplateFilter {}
