import { ApiProperty } from '@nestjs/swagger';
import { EMAIL_STATUSES, type EmailStatus } from '@byline/shared-types/domain';
import { Line } from '../../../common/http/fields.js';
import { EmailAddress } from '../../../common/http/values.js';
import { WRITTEN_MAILS, type WrittenMail } from '../mail-kinds.js';

/** Somebody's name and address. */
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

/** A mail to a candidate, and how it fares. */
export class EmailResponse {
  /**
   * Id of the record.
   * @example 665f1c2e9b1d4a0012345678
   */
  _id: string;

  /** The candidate whose mail tab shows it. */
  @ApiProperty({ type: String, nullable: true })
  candidateId: string | null;

  /** The writer's name with the agency's sending address. */
  from: MailboxDto;

  /** The writer's own address, where answers go. */
  @ApiProperty({ type: MailboxDto, nullable: true })
  replyTo: MailboxDto | null;

  /** Who gets it; null once that person was erased. */
  @ApiProperty({ type: MailboxDto, nullable: true })
  to: MailboxDto | null;

  /** Who gets a copy. */
  cc: MailboxDto[];

  /** Who gets a copy that the others do not see. */
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

  /** `message`, or the mail a declined application was answered with. */
  @ApiProperty({ enum: WRITTEN_MAILS, enumName: 'MailKind' })
  kind: WrittenMail;

  /** State. */
  @ApiProperty({ enum: EMAIL_STATUSES, enumName: 'EmailStatus' })
  status: EmailStatus;

  /**
   * Why it failed, is late or did not reach everybody: the mail server's words.
   * @example "550 No such user here"
   */
  @ApiProperty({ type: String, nullable: true })
  reason: string | null;

  /**
   * Attempts to send it so far.
   * @example 1
   */
  attempts: number;

  /** The time its writer chose, ISO 8601; null for at once. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  scheduledAt: string | null;

  /** When it will be tried, while it is scheduled: its time, or that of the next attempt. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextAttemptAt: string | null;

  /** When the mail server took it. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  sentAt: string | null;

  /**
   * The Message-ID header, the same at every attempt.
   * @example "<665f1c2e9b1d4a0012345678@byline.example>"
   */
  messageId: string;

  /**
   * The user who sends it: who wrote it, or took it over.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true })
  createdBy: string | null;

  /** When it was made. */
  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  /** When it was last changed. */
  @ApiProperty({ type: String, format: 'date-time' })
  modifiedAt: string;

  /**
   * Counts the changes; send it back with an edit.
   * @example 0
   */
  version: number;
}
