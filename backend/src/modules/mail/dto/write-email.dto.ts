import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { MAX_LINE } from '@byline/shared-types/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsDefined,
  IsInt,
  IsMongoId,
  IsNotEmpty,
  IsOptional,
  IsRFC3339,
  IsString,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { RichText } from '../../../common/http/fields.js';
import { MailboxDto, ONE_LINE } from './email.dto.js';

/** Most people a mail can be copied to, each way. */
const MAX_COPIES = 50;

/** A mail to write. It is sent from the caller's name, with the caller's address to reply to. */
export class CreateEmailRequest {
  /** The candidate it is for. */
  @IsMongoId()
  candidateId: string;

  /** Accepted and not looked at: the sender is always the caller. */
  @IsOptional()
  @ValidateNested()
  @Type(() => MailboxDto)
  from?: MailboxDto;

  @IsDefined()
  @ValidateNested()
  @Type(() => MailboxDto)
  to: MailboxDto;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_COPIES)
  @ValidateNested({ each: true })
  @Type(() => MailboxDto)
  cc?: MailboxDto[];

  /** Recipients the others do not see. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_COPIES)
  @ValidateNested({ each: true })
  @Type(() => MailboxDto)
  bcc?: MailboxDto[];

  /** @example An interview with our team */
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LINE)
  @Matches(ONE_LINE)
  subject: string;

  /** Rich text (HTML) of at least 2 visible characters. */
  @RichText({ tooShort: 'message_to_short' })
  message: string;

  /** When to send it, ISO 8601 with its time zone; absent or null for at once. */
  @IsOptional()
  @IsRFC3339({ message: 'invalid_date' })
  @ApiProperty({ type: String, format: 'date-time', nullable: true, required: false })
  scheduledAt?: string | null;
}

/** Changes to a mail that is still scheduled. */
export class UpdateEmailRequest extends PartialType(OmitType(CreateEmailRequest, ['candidateId', 'from']), {
  skipNullProperties: false,
}) {
  /** The version that was changed; when the mail has another one by now, the answer is 409 `stale_version`. */
  @IsOptional()
  @IsInt()
  @Min(0)
  version?: number;
}
