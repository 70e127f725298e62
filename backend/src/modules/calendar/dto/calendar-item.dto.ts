import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { IsMongoId, IsOptional } from 'class-validator';
import { Line } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { DayOrMoment, Moment } from '../../../common/http/values.js';
import { IdsFilter } from '../../../common/lists/list-filters.dto.js';

/** A new item of the agenda. */
export class CreateCalendarItemRequest {
  /** @example "Phone call with Noor Dewitte" */
  @Line({ missing: 'missing_field' })
  title: string;

  /** ISO 8601, with its time zone. */
  @Moment()
  startDate: string;

  /** ISO 8601, with its time zone; after the start, at most a year. */
  @Moment()
  endDate: string;

  /** A user's or a candidate's id. */
  @IsOptional()
  @IsMongoId()
  @ApiProperty({ type: String, nullable: true, required: false })
  assignedTo?: string | null;
}

/** Changes to an item: the fields given, the rest stays. */
export class UpdateCalendarItemRequest extends IntersectionType(
  PartialType(CreateCalendarItemRequest, { skipNullProperties: false }),
  VersionedRequest,
) {}

/** Who an item is for. */
export class AssigneeDto {
  /** User id, or the id of a candidate without a login. */
  _id: string;
  firstname: string;
  name: string;
}

/** An item of the agenda. */
export class CalendarItemResponse extends RecordDto {
  title: string;

  /** ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  startDate: string;

  /** ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  endDate: string;

  @ApiProperty({ type: AssigneeDto, nullable: true })
  assignedTo: AssigneeDto | null;
}

/** Filters of the agenda. */
export class CalendarFilter {
  /** Start of the range: items that end after it. A moment, or a day of Europe/Brussels. */
  @IsOptional()
  @DayOrMoment()
  startDate?: string;

  /** End of the range: items that start before it; a day counts until its end. */
  @IsOptional()
  @DayOrMoment()
  endDate?: string;

  /** Items of one or several users or candidates. */
  @IdsFilter()
  assignedTo?: string[];
}
