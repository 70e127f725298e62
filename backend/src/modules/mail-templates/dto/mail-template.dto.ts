import {
  LANGUAGES,
  MAIL_PURPOSES,
  type Language,
  type MailPurpose,
  type MailTemplateText,
} from '@byline/shared-types/domain';
import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { ArrayUnique, IsBoolean, IsIn, IsMongoId, IsOptional } from 'class-validator';
import { Line, OptionalLine, OptionalRichText } from '../../../common/http/fields.js';
import { NestedList } from '../../../common/http/nested.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull } from '../../../common/http/values.js';
import { MailAttachmentDto } from '../../mail/dto/email.dto.js';
import { AttachmentIds } from '../../mail/dto/write-email.dto.js';
import { PersonRefDto } from '../../users/dto/person.dto.js';

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

  /** Ids of the files of the library that mails with it begin with, at most 10; without the field there is no file. */
  @AttachmentIds()
  attachments?: string[];
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

  /** The files of the library that mails with it begin with. */
  attachments: MailAttachmentDto[];
}

/** The sent mails that began with a template. */
export class MailTemplateUsesResponse {
  /**
   * Their number.
   * @example 38
   */
  @ApiProperty({ type: 'integer' })
  count: number;

  /**
   * Time of the last one; null without one.
   * @example "2026-11-17T13:00:00.000Z"
   */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastAt: string | null;

  /** Its writer; null without one, and after the deletion of their login. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  lastBy: PersonRefDto | null;
}

/** A test of a template. */
export class TestMailTemplateRequest {
  /** The language of the test. A template without a text in it sends that of the next one. */
  @IsIn(LANGUAGES)
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  /**
   * The candidate for whom its fields are filled; absent: example values. A field that stays empty gets an example value.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @OptionalNotNull()
  @IsMongoId()
  candidateId?: string;
}

export class MailTemplateFilter {
  /** The kind of mail that it begins. */
  @IsOptional()
  @IsIn(MAIL_PURPOSES)
  @ApiProperty({ enum: MAIL_PURPOSES, enumName: 'MailPurpose', required: false })
  purpose?: MailPurpose;
}
