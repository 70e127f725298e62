import {
  HISTORY_ACTS,
  HISTORY_AUTHORS,
  HISTORY_KINDS,
  type HistoryAct,
  type HistoryAuthor,
  type HistoryKind,
} from '@byline/shared-types/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, Matches } from 'class-validator';
import { CsvOrArray } from '../../../common/lists/list-filters.dto.js';
import { UndeliveredDto } from '../../mail/conversations/dto/thread.dto.js';
import { HISTORY_CURSOR } from '../merge-history.rules.js';
import { HistoryChangeDto } from './history-change.dto.js';

/** The author of the entries. */
export class HistoryAuthorRequest {
  /**
   * Only entries of one author: the id of a user, `candidate`, or `system` for the product.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @IsOptional()
  @Matches(/^([0-9a-fA-F]{24}|candidate|system)$/, { message: 'invalid' })
  by?: string;
}

/** The entries wanted. */
export class CandidateHistoryRequest extends HistoryAuthorRequest {
  /** Only entries of these kinds, separated by commas. */
  @IsOptional()
  @CsvOrArray()
  @IsArray()
  @ArrayMaxSize(HISTORY_KINDS.length)
  @IsIn(HISTORY_KINDS, { each: true })
  @ApiProperty({ enum: HISTORY_KINDS, isArray: true })
  kinds?: HistoryKind[];

  /**
   * The page after this one, as the previous answer says in `next`.
   * @example "1795600168963-2-665f1c2e9b1d4a0012345678"
   */
  @IsOptional()
  @Matches(HISTORY_CURSOR, { message: 'invalid' })
  after?: string;
}

/** The author of an entry. */
export class HistoryAuthorDto {
  /** `mail_server` reported that a mail did not arrive; `sender` wrote a mail from an address that is not the candidate’s; `system` is the product itself. */
  @ApiProperty({ enum: HISTORY_AUTHORS })
  type: HistoryAuthor;

  /**
   * The user's id; null for a candidate without a login, a sender, a mail server and the product.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true })
  _id: string | null;

  /**
   * Null also for a user who is deleted.
   * @example "Lotte"
   */
  @ApiProperty({ type: String, nullable: true })
  firstname: string | null;

  /**
   * Last name, null likewise; the whole name or the address of a sender.
   * @example "Janssens"
   */
  @ApiProperty({ type: String, nullable: true })
  name: string | null;
}

/** One entry of a history. */
export class HistoryEntryDto {
  /**
   * Its place, which is unique in a history.
   * @example "1795600168963-2-665f1c2e9b1d4a0012345678"
   */
  _id: string;

  /**
   * When it happened.
   * @example "2026-11-19T10:42:00.000Z"
   */
  at: string;

  /** The kind of its record. */
  @ApiProperty({ enum: HISTORY_KINDS })
  kind: HistoryKind;

  /** The act. */
  @ApiProperty({ enum: HISTORY_ACTS })
  act: HistoryAct;

  /** Null if unknown. */
  @ApiProperty({ type: HistoryAuthorDto, nullable: true })
  who: HistoryAuthorDto | null;

  /**
   * The id of the record: mail, note, application, …; null if it is gone.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true })
  recordId: string | null;

  /**
   * The job of an application.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true })
  jobId: string | null;

  /**
   * The conversation of a mail; null for the product's own mails.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true })
  conversationId: string | null;

  /** The notice that a mail did not arrive; null also for one that the mail server refused at once. */
  @ApiProperty({ type: UndeliveredDto, nullable: true })
  undelivered: UndeliveredDto | null;

  /**
   * The record's own name: subject of a mail, title of a job or task, name of a file or test, type of an interview, label of a scorecard.
   * @example "Kick-off Leie & Land"
   */
  @ApiProperty({ type: String, nullable: true })
  title: string | null;

  /**
   * The first words of a mail, a note or a comment, or why a mail was not delivered.
   * @example "Dag Lotte, 4 januari past."
   */
  @ApiProperty({ type: String, nullable: true })
  text: string | null;

  /**
   * The score of a note (-1 to 3), the average of a test, or the per cent of a scorecard.
   * @example 8.3
   */
  @ApiProperty({ type: Number, nullable: true })
  score: number | null;

  /**
   * Answered questions of an interview.
   * @example 7
   */
  @ApiProperty({ type: 'integer', nullable: true })
  answered: number | null;

  /**
   * All questions of an interview.
   * @example 7
   */
  @ApiProperty({ type: 'integer', nullable: true })
  asked: number | null;

  /** The changed fields of a `stage` or a `change`; the period of work of an application, where an act changed it. */
  @ApiProperty({ type: [HistoryChangeDto] })
  changes: HistoryChangeDto[];
}

/** A page of a history, newest first. */
export class CandidateHistoryResponse {
  /** At most fifty. */
  @ApiProperty({ type: [HistoryEntryDto] })
  entries: HistoryEntryDto[];

  /**
   * The value of `after` for the next page; null on the last one.
   * @example "1795600168963-2-665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true })
  next: string | null;
}

/** The number of entries of one kind. */
export class HistoryCountDto {
  /** The kind. */
  @ApiProperty({ enum: HISTORY_KINDS })
  kind: HistoryKind;

  /**
   * Its entries.
   * @example 18
   */
  @ApiProperty({ type: 'integer' })
  count: number;
}

export class HistoryCountsResponse {
  /**
   * Entries of all kinds.
   * @example 64
   */
  @ApiProperty({ type: 'integer' })
  total: number;

  /** Every kind, also those without entries. */
  @ApiProperty({ type: [HistoryCountDto] })
  kinds: HistoryCountDto[];
}
