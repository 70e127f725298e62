import { ApiProperty, IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { IsMongoId, IsOptional } from 'class-validator';
import { Line, RichText } from '../../../common/http/fields.js';
import { Nested, NestedList } from '../../../common/http/nested.js';
import { VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull, Moment } from '../../../common/http/values.js';
import { MailboxDto } from './email.dto.js';

/** Most people a mail can be copied to, each way. */
const MAX_COPIES = 50;

/** A mail to write. It is sent from the caller's name, with the caller's address to reply to. */
export class CreateEmailRequest {
  /** The candidate it is for. */
  @IsMongoId()
  candidateId: string;

  /** Accepted and not looked at: the sender is always the caller. */
  @OptionalNotNull()
  @Nested(() => MailboxDto)
  from?: MailboxDto;

  /** Who gets it. */
  @Nested(() => MailboxDto)
  to: MailboxDto;

  /** Who gets a copy. */
  @OptionalNotNull()
  @NestedList(() => MailboxDto, MAX_COPIES)
  cc?: MailboxDto[];

  /** Recipients the others do not see. */
  @OptionalNotNull()
  @NestedList(() => MailboxDto, MAX_COPIES)
  bcc?: MailboxDto[];

  /**
   * Subject.
   * @example "An interview with our team"
   */
  @Line()
  subject: string;

  /** Rich text (HTML) of at least 2 visible characters. */
  @RichText({ tooShort: 'message_to_short' })
  message: string;

  /** When to send it, ISO 8601 with its time zone; absent or null for at once. */
  @ApiProperty({ nullable: true, required: false, example: null })
  @IsOptional()
  @Moment()
  scheduledAt?: string | null;
}

/** Changes to a mail that is still scheduled. */
export class UpdateEmailRequest extends IntersectionType(
  PartialType(OmitType(CreateEmailRequest, ['candidateId', 'from']), { skipNullProperties: false }),
  VersionedRequest,
) {}
