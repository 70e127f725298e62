import {
  LANGUAGES,
  MAIL_PURPOSES,
  type Language,
  type MailPurpose,
  type MailTemplateText,
} from '@byline/shared-types/domain';
import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { ArrayUnique, IsBoolean, IsIn, IsOptional } from 'class-validator';
import { Line, OptionalLine, OptionalRichText } from '../../../common/http/fields.js';
import { NestedList } from '../../../common/http/nested.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull } from '../../../common/http/values.js';

/** A template in one language. Both texts may have the fields of a mail, such as `{{firstname}}` or `{{job|this job}}`; with an unknown field the language does not count. */
export class MailTemplateTextDto {
  /** Language. */
  @IsIn(LANGUAGES)
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  /**
   * Subject; null or empty while it is not written.
   * @example "Your application for {{job}}"
   */
  @OptionalLine()
  subject?: string | null;

  /** Rich text (HTML); null or empty while it is not written. */
  @OptionalRichText()
  message?: string | null;
}

/** A new template of mails. */
export class CreateMailTemplateRequest {
  /**
   * Name; unique, whatever the case.
   * @example "After the test"
   */
  @Line()
  name: string;

  /** The kind of mail that it begins. */
  @IsIn(MAIL_PURPOSES)
  @ApiProperty({ enum: MAIL_PURPOSES, enumName: 'MailPurpose' })
  purpose: MailPurpose;

  /** True: mails of this purpose begin with it. The template that was the default of the purpose stops being it. Absent: false. */
  @OptionalNotNull()
  @IsBoolean()
  isDefault?: boolean;

  /** Its texts, at most one a language. A new template without this field has none. */
  @OptionalNotNull()
  @ArrayUnique(({ language }: Partial<MailTemplateTextDto>) => language)
  @NestedList(() => MailTemplateTextDto, LANGUAGES.length)
  texts?: MailTemplateTextDto[];
}

/** Changes to a template. Fields left out stay as they are; `texts` replaces all texts. Mails already written keep theirs. */
export class UpdateMailTemplateRequest extends IntersectionType(
  PartialType(CreateMailTemplateRequest, { skipNullProperties: false }),
  VersionedRequest,
) {}

/** The text of a template in one language; subject and message are empty while they are not written. */
export class MailTextDto implements MailTemplateText {
  /** Language. */
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  /**
   * Subject, with its fields.
   * @example "Your application for {{job}}"
   */
  subject: string;

  /**
   * Rich text (HTML), with its fields.
   * @example "<p>Hello {{firstname}},</p>"
   */
  message: string;
}

/** A template of mails. */
export class MailTemplateResponse extends RecordDto {
  /**
   * Name.
   * @example "After the test"
   */
  name: string;

  /** The kind of mail that it begins. */
  @ApiProperty({ enum: MAIL_PURPOSES, enumName: 'MailPurpose' })
  purpose: MailPurpose;

  /** True: mails of this purpose begin with it. At most one template of each purpose is the default. */
  isDefault: boolean;

  /** Its texts, in the order nl, fr, en; a language without any text is absent. */
  texts: MailTextDto[];
}

export class MailTemplateFilter {
  /** The kind of mail that it begins. */
  @IsOptional()
  @IsIn(MAIL_PURPOSES)
  @ApiProperty({ enum: MAIL_PURPOSES, enumName: 'MailPurpose', required: false })
  purpose?: MailPurpose;
}
