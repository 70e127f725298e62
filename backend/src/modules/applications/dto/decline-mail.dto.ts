import { LANGUAGES, type Language } from '@byline/shared-types/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { Line, RichText } from '../../../common/http/fields.js';

/** The mail that each declined candidate gets separately. */
export class DeclineMailDto {
  /**
   * Subject.
   * @example "An interview with our team"
   */
  @Line()
  subject: string;

  /** Rich text of at least two characters. */
  @RichText({ tooShort: 'message_to_short' })
  message: string;
}

/** The same mail in another language. */
export class DeclineTranslationDto extends DeclineMailDto {
  /** The language of the candidates who get it. */
  @IsIn(LANGUAGES)
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;
}
