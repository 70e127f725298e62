import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, THEMES, type Language, type Theme } from '@byline/shared-types/domain';
import { IsIn } from 'class-validator';
import { Nested } from '../../../common/http/nested.js';
import { BooleanLike, OptionalNotNull } from '../../../common/http/values.js';
import { SignaturesDto } from '../../users/dto/user.dto.js';

/** Settings of one's own account. */
export class SettingsRequest {
  /** Language of the interface and of our mails. */
  @OptionalNotNull()
  @IsIn(LANGUAGES)
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', required: false })
  language?: Language;

  /** Theme of the interface. */
  @OptionalNotNull()
  @IsIn(THEMES)
  @ApiProperty({ enum: THEMES, enumName: 'Theme', required: false })
  theme?: Theme;

  /** Whether a recruiter gets a mail when a task is due or a job is about to close; true unless set. */
  @OptionalNotNull()
  @BooleanLike()
  reminders?: boolean;

  /** Whether a recruiter gets a mail when an answer comes into a conversation that they follow up; true unless set. */
  @OptionalNotNull()
  @BooleanLike()
  answerMails?: boolean;

  /** The texts of the field `{{signature}}` in one's mails; they replace all three languages. Only recruiters send mails. */
  @OptionalNotNull()
  @Nested(() => SignaturesDto)
  signatures?: SignaturesDto;

  /** Whether the user wants the newsletter. */
  @OptionalNotNull()
  @BooleanLike()
  newsletter?: boolean;
}
