import { ApiProperty } from '@nestjs/swagger';
import { EMAIL_STATUSES, type EmailStatus } from '@byline/shared-types/domain';
import { Line } from '../../../common/http/fields.js';
import { RecordDto } from '../../../common/http/record.dto.js';
import { EmailAddress } from '../../../common/http/values.js';
import { SHOWN_MAILS, type ShownMail } from '../mail-kinds.js';

/** A name and an address. */
export class MailboxDto {
  /**
   * First and last name.
   * @example "Camille Lefèvre"
   */
  @Line()
  name: string;

  /**
   * Email address.
   * @example camille@example.be
   */
  @EmailAddress()
  email: string;
}

/** An attachment of a mail to a candidate. */
export class MailAttachmentDto {
  /** The file, for its download. */
  fileId: string;

  /**
   * Name.
   * @example "Woordenlijst.xlsx"
   */
  name: string;

  /**
   * Bytes.
   * @example 38000
   */
  @ApiProperty({ type: 'integer' })
  size: number;
}

/** A mail to a candidate, with its state. */
export class EmailResponse extends RecordDto {
  /** The candidate whose mail tab shows it. */
  @ApiProperty({ type: String, nullable: true })
  candidateId: string | null;

  /** Its conversation; null for a mail of the product itself. */
  @ApiProperty({ type: String, nullable: true })
  conversationId: string | null;

  /** The writer's name with the agency's sending address. */
  from: MailboxDto;

  /** The writer's own address, where answers go. */
  @ApiProperty({ type: MailboxDto, nullable: true })
  replyTo: MailboxDto | null;

  /** Recipient; null after the erasure of that person. */
  @ApiProperty({ type: MailboxDto, nullable: true })
  to: MailboxDto | null;

  /** Recipients of a copy. */
  cc: MailboxDto[];

  /** Recipients of a blind copy. */
  bcc: MailboxDto[];

  /**
   * Subject.
   * @example "An interview with our team"
   */
  subject: string;

  /**
   * Rich text (HTML).
   * @example "<p>Calm and <strong>precise</strong>.</p>"
   */
  message: string;

  /** Its attachments. */
  attachments: MailAttachmentDto[];

  /** `message`, the answer to a declined application, or the product's confirmation of an application. */
  @ApiProperty({ enum: SHOWN_MAILS, enumName: 'MailKind' })
  kind: ShownMail;

  /** State. */
  @ApiProperty({ enum: EMAIL_STATUSES, enumName: 'EmailStatus' })
  status: EmailStatus;

  /**
   * The mail server's message about a failure, a delay or an unreached recipient.
   * @example "550 No such user here"
   */
  @ApiProperty({ type: String, nullable: true })
  reason: string | null;

  /**
   * Attempts to send it so far.
   * @example 1
   */
  attempts: number;

  /** The chosen time, ISO 8601; null for at once. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  scheduledAt: string | null;

  /** The time of the next attempt, while it is scheduled. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextAttemptAt: string | null;

  /** Time at which the mail server took it. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  sentAt: string | null;

  /**
   * The Message-ID header, the same at every attempt.
   * @example "<665f1c2e9b1d4a0012345678@byline.example>"
   */
  messageId: string;

  /**
   * The sender: its writer, or the user who took it over.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true })
  createdBy: string | null;
}
