import { MAX_QUESTIONS } from '@byline/shared-types/domain';
import { IntersectionType, PartialType } from '@nestjs/swagger';
import { Line, Text } from '../../../common/http/fields.js';
import { NestedList } from '../../../common/http/nested.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull } from '../../../common/http/values.js';

/** A question of a template. */
export class TemplateQuestionDto {
  /**
   * The question.
   * @example "Why freelance?"
   */
  @Text()
  question: string;
}

/** A new interview template. */
export class CreateInterviewTemplateRequest {
  /**
   * Name of this type of interview; unique.
   * @example "Live interview"
   */
  @Line()
  type: string;

  /** All questions, in their order. A new template without this field has no questions. */
  @OptionalNotNull()
  @NestedList(() => TemplateQuestionDto, MAX_QUESTIONS)
  questions?: TemplateQuestionDto[];
}

/** Changes to a template. Fields left out stay as they are. Its interviews take over a new type. */
export class UpdateInterviewTemplateRequest extends IntersectionType(
  PartialType(CreateInterviewTemplateRequest, { skipNullProperties: false }),
  VersionedRequest,
) {}

/** A question to add at the end of a template. */
export class AddTemplateQuestionRequest extends TemplateQuestionDto {}

/** The questions of one type of interview. */
export class InterviewTemplateResponse extends RecordDto {
  /**
   * Type.
   * @example "Live interview"
   */
  type: string;

  /** Questions, in their order. */
  questions: TemplateQuestionDto[];
}

/** The templates list has no filters. */
export class InterviewTemplateFilter {}
