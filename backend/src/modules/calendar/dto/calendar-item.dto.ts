import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { IsMongoId, IsOptional } from 'class-validator';
import { Line } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { DayOrMoment, Moment } from '../../../common/http/values.js';
import { IdsFilter } from '../../../common/lists/list-filters.dto.js';

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
}

/** Changes to an item. Fields left out stay as they are. */
export class UpdateCalendarItemRequest extends IntersectionType(
  PartialType(CreateCalendarItemRequest, { skipNullProperties: false }),
  VersionedRequest,
) {}

/** The assignee of an item. */
export class AssigneeDto {
  /** User id, or the id of a candidate without a login. */
  _id: string;

  /**
   * First name.
   * @example Camille
   */
  firstname: string;

  /**
   * Last name.
   * @example Lefèvre
   */
  name: string;
}

/** An item of the agenda. */
export class CalendarItemResponse extends RecordDto {
  /**
   * Title.
   * @example "Phone call with Noor Dewitte"
   */
  title: string;

  /** ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  startDate: string;

  /** ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  endDate: string;

  /** User id of the assignee. */
  @ApiProperty({ type: AssigneeDto, nullable: true })
  assignedTo: AssigneeDto | null;
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
   * Items of one or several users or candidates.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  assignedTo?: string[];
}
