import { ApiProperty, IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { IsMongoId, IsOptional } from 'class-validator';
import { Line, RichText } from '../../../common/http/fields.js';
import { Nested, NestedList } from '../../../common/http/nested.js';
import { VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull, Moment } from '../../../common/http/values.js';
import { MailboxDto } from './email.dto.js';

/** Maximum of recipients of copies, and of blind copies. */
const MAX_COPIES = 50;

/** A mail to write. It carries the caller's name, and answers go to the caller's address. */
export class CreateEmailRequest {
  /** Its candidate. */
  @IsMongoId()
  candidateId: string;

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

/** Changes to a mail that is still scheduled. */
export class UpdateEmailRequest extends IntersectionType(
  PartialType(OmitType(CreateEmailRequest, ['candidateId', 'from']), { skipNullProperties: false }),
  VersionedRequest,
) {}
