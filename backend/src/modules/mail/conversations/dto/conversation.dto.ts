import { ApiProperty } from '@nestjs/swagger';
import { MAX_COUNT } from '@byline/shared-types/domain';
import { RecordDto } from '../../../../common/http/record.dto.js';
import { PersonRefDto } from '../../../users/dto/person.dto.js';

/** A person as a mail names them. */
export class CorrespondentDto {
  /**
   * Name, or the address when the mail has none.
   * @example "Emma Peeters"
   */
  name: string;

  /**
   * Address.
   * @example emma@peeters.example
   */
  email: string;
}

/** A conversation with a candidate, or with a sender whom nobody has named yet. */
export class ConversationResponse extends RecordDto {
  /** Its candidate; null for an unknown sender. */
  @ApiProperty({ type: String, nullable: true })
  candidateId: string | null;

  /** The candidate by name. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  candidate: PersonRefDto | null;

  /** The other side: the candidate's name and address, or those of the sender. */
  @ApiProperty({ type: CorrespondentDto, nullable: true })
  person: CorrespondentDto | null;

  /** Whether the unknown sender’s address may be forged (SPF, DKIM, DMARC). */
  unverified: boolean;

  /**
   * Subject of the first mail.
   * @example "Kick-off Leie & Land"
   */
  subject: string;

  /**
   * Number of mails.
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  mailCount: number;

  /** Time of the last mail, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  lastAt: string;

  /**
   * The first words of the last mail.
   * @example "Woensdag om 14 uur is goed voor mij."
   */
  lastWords: string;

  /**
   * The sender of the last mail by name.
   * @example "Emma Peeters"
   */
  lastFrom: string;

  /** Whether the last mail came in. */
  lastReceived: boolean;

  /** Whether one of its mails has files. */
  hasFiles: boolean;

  /** Time at which the next scheduled mail leaves, ISO 8601; null when none waits. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  scheduledAt: string | null;

  /** Whether a mail of it did not reach its recipient, or is held. */
  undelivered: boolean;

  /** Time at which its held mail should have left, ISO 8601; null when none is held. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  heldFor: string | null;

  /** Whether the conversation has nothing but mails that were cancelled before they left. */
  cancelled: boolean;

  /** Whether a recruiter discarded it, without a candidate; it is erased after 30 days. */
  discarded: boolean;

  /** Whether a mail came in and still waits for an answer or for "done". */
  open: boolean;

  /** Time at which it waits for an answer again, because a recruiter put it off, ISO 8601; null otherwise. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  laterUntil: string | null;

  /** Whether it is open and the caller has not read it since. */
  unread: boolean;

  /** The recruiter to whom its answers come; null for the whole team. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  assignee: PersonRefDto | null;
}

/** The number of conversations that match. */
export class ConversationTotalResponse {
  /**
   * Stops at 10,000.
   * @example 128
   */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_COUNT })
  total: number;

  /** Whether there are more. */
  capped: boolean;
}

/** Numbers of conversations. Of unread ones it counts the 1,000 newest open ones. */
export class ConversationCountsResponse {
  /**
   * Those that the caller has yet to read: open ones of the caller or of the team. Stops at 100.
   * @example 4
   */
  @ApiProperty({ type: 'integer' })
  unread: number;

  /**
   * Unread ones of the caller. Stops at 100.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  mine: number;

  /**
   * Unread ones of the whole team. Stops at 100.
   * @example 4
   */
  @ApiProperty({ type: 'integer' })
  team: number;

  /**
   * Those without a candidate. Stops at 100.
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  unmatched: number;
}
