import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { APPOINTMENT_RECRUITERS, APPOINTMENT_TYPES, type AppointmentType } from '@byline/shared-types/domain';
import { ArrayMaxSize, IsArray, IsIn, IsMongoId, IsOptional } from 'class-validator';
import { Answered } from '../../../common/http/dto-fields.js';
import { Line, OptionalLine, OptionalWebAddress } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { DayOrMoment, Moment, OptionalNotNull } from '../../../common/http/values.js';
import { IdsFilter } from '../../../common/lists/list-filters.dto.js';
import { PersonRefDto } from '../../users/dto/person.dto.js';

/** A new item of the agenda. */
export class CreateCalendarItemRequest {
  /**
   * Title.
   * @example "Phone call with Noor Dewitte"
   */
  @Line({ missing: 'missing_field' })
  title: string;

  /** ISO 8601, with its time zone. */
  @Moment()
  startDate: string;

  /** ISO 8601, with its time zone; after the start, at most a year. */
  @ApiProperty({ example: '2026-11-23T10:30:00+01:00' })
  @Moment()
  endDate: string;

  /**
   * A user's or a candidate's id.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @IsOptional()
  @IsMongoId()
  @ApiProperty({ type: String, nullable: true, required: false })
  assignedTo?: string | null;

  /**
   * Id of the candidate of an appointment, which stands on their record.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @IsOptional()
  @IsMongoId()
  @ApiProperty({ type: String, nullable: true, required: false })
  candidateId?: string | null;

  /**
   * Ids of the recruiters who take part besides the assignee.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @OptionalNotNull()
  @IsArray()
  @ArrayMaxSize(APPOINTMENT_RECRUITERS)
  @IsMongoId({ each: true })
  recruiters?: string[];

  /** Kind of appointment; null for another one. */
  @IsOptional()
  @IsIn(APPOINTMENT_TYPES)
  @ApiProperty({ enum: APPOINTMENT_TYPES, enumName: 'AppointmentType', nullable: true, required: false })
  type?: AppointmentType | null;

  /**
   * Where it is.
   * @example "Oudaan 12, Antwerpen"
   */
  @OptionalLine()
  place?: string | null;

  /**
   * Address of the call.
   * @example "https://meet.byline.example/noor"
   */
  @OptionalWebAddress()
  callLink?: string | null;
}

/** Changes to an item. Fields left out stay as they are. */
export class UpdateCalendarItemRequest extends IntersectionType(
  PartialType(CreateCalendarItemRequest, { skipNullProperties: false }),
  VersionedRequest,
) {}

/** The assignee of an item: a user, or a candidate without a login. */
export class AssigneeDto extends PersonRefDto {
  /** The candidate that the assignee is; null for a recruiter. */
  @ApiProperty({ type: String, nullable: true })
  candidateId: string | null;
}

/** An item of the agenda. */
export class CalendarItemResponse extends IntersectionType(
  RecordDto,
  Answered(CreateCalendarItemRequest, ['title', 'startDate', 'endDate', 'candidateId', 'type', 'place', 'callLink']),
) {
  /** The assignee by name; null without one. */
  @ApiProperty({ type: AssigneeDto, nullable: true })
  assignedTo: AssigneeDto | null;

  /** The candidate of the appointment, by name. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  candidate: PersonRefDto | null;

  /** The recruiters who take part besides the assignee, by name. */
  recruiters: PersonRefDto[];
}

/** Filters of the agenda. */
export class CalendarFilter {
  /**
   * Start of the range: items that end after it. A moment, or a day of Europe/Brussels.
   * @example "2026-11-02"
   */
  @IsOptional()
  @DayOrMoment()
  startDate?: string;

  /**
   * End of the range: items that start before it; a day counts until its end.
   * @example "2026-11-02"
   */
  @IsOptional()
  @DayOrMoment()
  endDate?: string;

  /**
   * Items that one of these users or candidates is assigned to or takes part in.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  assignedTo?: string[];
}
