import { ApiProperty } from '@nestjs/swagger';
import { SECURITY_EVENTS, type SecurityEventKind } from '@byline/shared-types/domain';
import { IsIn, IsOptional } from 'class-validator';
import { CsvOrArray, DateRangeDto, DateRangeFilter, IdFilter } from '../../../common/lists/list-filters.dto.js';
import { PersonRefDto } from '../../users/dto/person.dto.js';

/** A record that the event deleted or created. */
export class EventRecordDto {
  /**
   * Type of the record, as in its URL.
   * @example notes
   */
  type: string;

  /**
   * Id of the record.
   * @example 665f1c2e9b1d4a0012345678
   */
  id: string;
}

/** An event that concerns the safety of accounts or of personal data. */
export class SecurityEventResponse {
  /**
   * Id of the event.
   * @example 665f1c2e9b1d4a0012345678
   */
  _id: string;

  /** Time, ISO 8601. For events of reading it is the start of a quarter of an hour. */
  @ApiProperty({ type: String, format: 'date-time' })
  at: string;

  /** Kind of event. */
  @ApiProperty({ enum: SECURITY_EVENTS, enumName: 'SecurityEventKind' })
  kind: SecurityEventKind;

  /** Id of the user who acted; null without a login. */
  @ApiProperty({ type: String, nullable: true, example: '665f1c2e9b1d4a0012345678' })
  actorId: string | null;

  /** The same user, by name; null after the user is deleted. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  actor: PersonRefDto | null;

  /** Id of the user whose account the event concerns; null if it concerns no account. */
  @ApiProperty({ type: String, nullable: true, example: '665f1c2e9b1d4a0012345678' })
  userId: string | null;

  /** The same user, by name; null after the user is deleted. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  user: PersonRefDto | null;

  /**
   * Ids of the candidates whom the event concerns.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  candidateIds: string[];

  /** The candidates who still exist, by name. */
  candidates: PersonRefDto[];

  /** The record that the event deleted or created. */
  @ApiProperty({ type: EventRecordDto, nullable: true })
  record: EventRecordDto | null;

  /** Action of a bulk operation. */
  @ApiProperty({ type: String, nullable: true, example: 'mail' })
  detail: string | null;

  /** Number of candidates of a bulk operation. */
  @ApiProperty({ type: 'integer', nullable: true, example: 2000 })
  count: number | null;

  /** IP address of the client; after 30 days its network only (/24, or /48 of IPv6). */
  @ApiProperty({ type: String, nullable: true, example: '203.0.113.9' })
  address: string | null;

  /** The browser that the user agent names. */
  @ApiProperty({ type: String, nullable: true, example: 'Firefox' })
  browser: string | null;

  /** The operating system that the user agent names. */
  @ApiProperty({ type: String, nullable: true, example: 'Linux' })
  system: string | null;

  /** The complete user agent. */
  @ApiProperty({ type: String, nullable: true, example: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' })
  userAgent: string | null;
}

/** Filters of the security log. */
export class SecurityEventFilter {
  /** One or several kinds of event. */
  @IsOptional()
  @CsvOrArray()
  @IsIn(SECURITY_EVENTS, { each: true })
  @ApiProperty({ enum: SECURITY_EVENTS, enumName: 'SecurityEventKind', isArray: true, required: false })
  kind?: SecurityEventKind[];

  /**
   * Events by a user and events that concern their account.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @IdFilter()
  userId?: string;

  /**
   * Events that concern a candidate.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @IdFilter()
  candidateId?: string;

  /** Range of times. */
  @DateRangeFilter()
  at?: DateRangeDto;
}
