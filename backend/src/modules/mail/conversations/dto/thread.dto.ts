import { ApiProperty } from '@nestjs/swagger';
import { BOUNCE_KINDS, SENDER_CHECKS, type BounceKind, type SenderCheck } from '@byline/shared-types/domain';
import { EmailResponse } from '../../dto/email.dto.js';
import { ConversationResponse, CorrespondentDto } from './conversation.dto.js';

const SHOWN_KINDS = ['mail', 'auto_reply'] as const;

/** A file of a mail that came in. */
export class ReceivedFileDto {
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

  /** The file about the candidate; null until the mail has a candidate, and for a refused one. */
  @ApiProperty({ type: String, nullable: true })
  fileId: string | null;

  /** Whether it stands among the candidate's own files, because it came from an address of theirs. */
  inFiles: boolean;

  /**
   * Why it was refused; null for one that was taken.
   * @example "file_type"
   */
  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
}

/** A mail that came in. */
export class ReceivedMailDto {
  /** Id of the record. */
  _id: string;

  /** `mail`, or `auto_reply` for an answer of a program. */
  @ApiProperty({ enum: SHOWN_KINDS, enumName: 'ReceivedKind' })
  kind: (typeof SHOWN_KINDS)[number];

  /** Sender. */
  from: CorrespondentDto;

  /** Recipients. */
  to: CorrespondentDto[];

  /** Recipients of a copy. */
  cc: CorrespondentDto[];

  /**
   * Subject.
   * @example "Re: Kick-off Leie & Land"
   */
  subject: string;

  /**
   * Rich text (HTML) that its sender wrote.
   * @example "<p>4 januari past.</p>"
   */
  html: string;

  /**
   * Rich text (HTML) that it quotes from earlier mails.
   * @example "<p>Past 4 januari?</p>"
   */
  quoted: string;

  /**
   * Lines of the quoted text.
   * @example 14
   */
  @ApiProperty({ type: 'integer' })
  quotedLines: number;

  /** Time at which it came in, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  receivedAt: string;

  /** Whether it came from another address than the mail that it answers went to. */
  fromOther: boolean;

  /** Whether the domain in From says that the mail is its own (SPF, DKIM, DMARC); `fail` for a sender that may be forged. */
  @ApiProperty({ enum: SENDER_CHECKS, enumName: 'SenderCheck' })
  senderCheck: SenderCheck;

  /** Its files. */
  files: ReceivedFileDto[];
}

/** A mail server’s notice that a mail did not reach a recipient. */
export class UndeliveredDto {
  /**
   * The recipient.
   * @example emma@peeters.example
   */
  address: string;

  /** Why. */
  @ApiProperty({ enum: BOUNCE_KINDS, enumName: 'BounceKind' })
  kind: BounceKind;

  /** Time of the notice, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  at: string;
}

/** A mail of a conversation: either sent or received. */
export class ThreadMailDto {
  /** A mail from the agency, in any state; null for one that came in. */
  @ApiProperty({ type: EmailResponse, nullable: true })
  sent: EmailResponse | null;

  /** A mail that came in; null for one from the agency. */
  @ApiProperty({ type: ReceivedMailDto, nullable: true })
  received: ReceivedMailDto | null;

  /** Recipients whom a mail from the agency did not reach. */
  undelivered: UndeliveredDto[];
}

/** The recipients of an answer: all who were in the last mail, without the agency. */
export class AnswerToDto {
  /** Recipient. */
  to: CorrespondentDto;

  /** Recipients of a copy. */
  cc: CorrespondentDto[];
}

/** A conversation with its mails, the oldest first. */
export class ThreadResponse extends ConversationResponse {
  /** Its mails, the oldest first. */
  mails: ThreadMailDto[];

  /** Recipients of an answer; null without a candidate or an address. */
  @ApiProperty({ type: AnswerToDto, nullable: true })
  answerTo: AnswerToDto | null;
}
