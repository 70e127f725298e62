import { ApiProperty } from '@nestjs/swagger';
import { SECURITY_EVENTS, type SecurityEventKind } from '@byline/shared-types/domain';
import { IsIn, IsOptional } from 'class-validator';
import { CsvOrArray, DateRangeDto, DateRangeFilter, IdFilter } from '../../../common/lists/list-filters.dto.js';
import { PersonRefDto } from '../../users/dto/person.dto.js';

/** A record that is not there any more, or that was begun. */
export class EventRecordDto {
  /**
   * What it is, as in its address.
   * @example notes
   */
  type: string;

  /**
   * Its id.
   * @example 665f1c2e9b1d4a0012345678
   */
  id: string;
}

/** Something that concerns the safety of accounts or of people's data. */
export class SecurityEventResponse {
  /**
   * Id of the event.
   * @example 665f1c2e9b1d4a0012345678
   */
  _id: string;

  /** When, ISO 8601. Reading is told by quarters of an hour, by their start. */
  @ApiProperty({ type: String, format: 'date-time' })
  at: string;

  /** What happened. */
  @ApiProperty({ enum: SECURITY_EVENTS, enumName: 'SecurityEventKind' })
  kind: SecurityEventKind;

  /** Id of the user who did it; null when nobody was logged in. */
  @ApiProperty({ type: String, nullable: true, example: '665f1c2e9b1d4a0012345678' })
  actorId: string | null;

  /** The same user, by name; null once the user is gone. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  actor: PersonRefDto | null;

  /** Id of the user whose account it concerns; null where there is none. */
  @ApiProperty({ type: String, nullable: true, example: '665f1c2e9b1d4a0012345678' })
  userId: string | null;

  /** The same user, by name; null once the user is gone. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  user: PersonRefDto | null;

  /**
   * Ids of the candidates it concerns.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  candidateIds: string[];

  /** Those of them who are still there, by name. */
  candidates: PersonRefDto[];

  /** What was deleted or begun. */
  @ApiProperty({ type: EventRecordDto, nullable: true })
  record: EventRecordDto | null;

  /** A code that says more: the action of an operation. */
  @ApiProperty({ type: String, nullable: true, example: 'mail' })
  detail: string | null;

  /** How many candidates an operation is for. */
  @ApiProperty({ type: 'integer', nullable: true, example: 2000 })
  count: number | null;

  /** Address of the client; after 30 days the network it is in (/24, or /48 of IPv6). */
  @ApiProperty({ type: String, nullable: true, example: '203.0.113.9' })
  address: string | null;

  /** The browser, as far as the client says. */
  @ApiProperty({ type: String, nullable: true, example: 'Firefox' })
  browser: string | null;

  /** The system it runs on. */
  @ApiProperty({ type: String, nullable: true, example: 'Linux' })
  system: string | null;

  /** What the client calls itself, whole. */
  @ApiProperty({ type: String, nullable: true, example: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' })
  userAgent: string | null;
}

/** Filters of the security log. */
export class SecurityEventFilter {
  /** What happened: one or several. */
  @IsOptional()
  @CsvOrArray()
  @IsIn(SECURITY_EVENTS, { each: true })
  @ApiProperty({ enum: SECURITY_EVENTS, enumName: 'SecurityEventKind', isArray: true, required: false })
  kind?: SecurityEventKind[];

  /**
   * What a user did, and what concerns their account.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @IdFilter()
  userId?: string;

  /**
   * What concerns a candidate.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @IdFilter()
  candidateId?: string;

  /** When. */
  @DateRangeFilter()
  at?: DateRangeDto;
}
