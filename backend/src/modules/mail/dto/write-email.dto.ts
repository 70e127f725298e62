import { MAX_MAIL_FILES } from '@byline/shared-types/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsMongoId, IsOptional, ValidateIf } from 'class-validator';
import { Line, RichText } from '../../../common/http/fields.js';
import { Nested, NestedList } from '../../../common/http/nested.js';
import { VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull, Moment } from '../../../common/http/values.js';
import { MailboxDto } from './email.dto.js';

/** Maximum of recipients of copies, and of blind copies. */
const MAX_COPIES = 50;

/** Ids of the files of a mail. */
export const AttachmentIds = (): PropertyDecorator =>
  applyDecorators(
    OptionalNotNull(),
    IsArray(),
    ArrayMaxSize(MAX_MAIL_FILES),
    ArrayUnique((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id)),
    IsMongoId({ each: true }),
    ApiProperty({
      type: String,
      isArray: true,
      required: false,
      maxItems: MAX_MAIL_FILES,
      example: ['665f1c2e9b1d4a0012345678'],
    }),
  );

/** The template that a mail began with, for its number of uses. The API ignores an unknown one. */
export class FromTemplateDto {
  /**
   * Id of the template that it began with, for `mailtemplates/{id}/uses`.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @OptionalNotNull()
  @IsMongoId()
  templateId?: string;
}

/** The text of a mail and its time. */
export class WrittenMailDto extends FromTemplateDto {
  /**
   * Subject.
   * @example "An interview with our team"
   */
  @Line()
  subject: string;

  /** Rich text (HTML) of at least 2 visible characters. */
  @RichText({ tooShort: 'message_to_short' })
  message: string;

  /** Time to send it, ISO 8601 with a time zone; absent or null: at once. */
  @ApiProperty({ nullable: true, required: false, example: null })
  @IsOptional()
  @Moment()
  scheduledAt?: string | null;
}

/** A mail to write. It carries the caller's name, and answers go to the caller's address. */
export class CreateEmailRequest extends OmitType(WrittenMailDto, ['subject']) {
  /** Its candidate. */
  @IsMongoId()
  candidateId: string;

  /** The conversation that it answers, of the same candidate; absent for a new one. An answer settles what came in. */
  @OptionalNotNull()
  @IsMongoId()
  conversationId?: string;

  /** Accepted and ignored: the sender is always the caller. */
  @OptionalNotNull()
  @Nested(() => MailboxDto)
  from?: MailboxDto;

  /** Recipient. */
  @Nested(() => MailboxDto)
  to: MailboxDto;

  /** Recipients of a copy. */
  @OptionalNotNull()
  @NestedList(() => MailboxDto, MAX_COPIES)
  cc?: MailboxDto[];

  /** Recipients of a blind copy. */
  @OptionalNotNull()
  @NestedList(() => MailboxDto, MAX_COPIES)
  bcc?: MailboxDto[];

  /**
   * Subject; an answer takes that of its conversation.
   * @example "An interview with our team"
   */
  @ValidateIf(({ conversationId, subject }: CreateEmailRequest) => !conversationId || subject !== undefined)
  @Line()
  @ApiProperty({ required: false })
  subject?: string;

  /**
   * Ids of its attachments, at most 10 and 20,000,000 bytes together: files of the candidate that are not hidden and files of the library, of which the
   * mail gets copies, and the caller's own uploads with `POST files`. A change names the ids that the mail has to keep them.
   */
  @AttachmentIds()
  attachments?: string[];
}

/** Changes to a mail that is still scheduled. */
export class UpdateEmailRequest extends IntersectionType(
  PartialType(OmitType(CreateEmailRequest, ['candidateId', 'conversationId', 'from', 'templateId']), {
    skipNullProperties: false,
  }),
  VersionedRequest,
) {}
