import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { MIN_TEXT, TASK_TYPES, type TaskType } from '@byline/shared-types/domain';
import { IsBoolean, IsIn, IsMongoId, IsOptional } from 'class-validator';
import { Line, RichText } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull, Moment } from '../../../common/http/values.js';
import { BooleanFilter, DateRangeDto, DateRangeFilter, IdsFilter } from '../../../common/lists/list-filters.dto.js';

/** A new task. */
export class CreateTaskRequest {
  /**
   * Title.
   * @example "Call back about the test"
   */
  @Line({ min: MIN_TEXT, tooShort: 'title_short' })
  title: string;

  /** What there is to do. */
  @IsIn(TASK_TYPES)
  @ApiProperty({ enum: TASK_TYPES, enumName: 'TaskType' })
  type: TaskType;

  /**
   * User id: any user may be assigned.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @IsMongoId()
  assignedTo: string;

  /** ISO 8601, with its time zone; not before now when it is set or changed. */
  @Moment()
  deadline: string;

  /** Rich text of at least two characters. */
  @RichText()
  description: string;

  /** The candidate it is about. */
  @IsOptional()
  @IsMongoId()
  @ApiProperty({ type: String, nullable: true, required: false })
  candidateId?: string | null;

  /** Whether it is done. */
  @OptionalNotNull()
  @IsBoolean()
  completed?: boolean;
}

/** Changes to a task: the fields given (`completed` alone too), the rest stays. */
export class UpdateTaskRequest extends IntersectionType(
  PartialType(CreateTaskRequest, { skipNullProperties: false }),
  VersionedRequest,
) {}

/** A person beside a task. */
export class TaskPersonDto {
  /** Id of the record. */
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

/** Something a user has to do. */
export class TaskResponse extends RecordDto {
  /**
   * Title.
   * @example "Call back about the test"
   */
  title: string;

  /** What there is to do. */
  @ApiProperty({ enum: TASK_TYPES, enumName: 'TaskType' })
  type: TaskType;

  /**
   * User id; null once that user was erased.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true })
  assignedTo: string | null;

  /** The same user, by name. */
  assigned: TaskPersonDto[];

  /** ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  deadline: string;

  /**
   * Rich text.
   * @example "<p>Calm and <strong>precise</strong>.</p>"
   */
  description: string;

  /** Whether it is done. */
  completed: boolean;

  /** The candidate it is about. */
  @ApiProperty({ type: String, nullable: true })
  candidateId: string | null;

  /** The same candidate, by name. */
  @ApiProperty({ type: TaskPersonDto, nullable: true })
  candidate: TaskPersonDto | null;
}

/** Filters of the tasks list. */
export class TaskFilter {
  /**
   * Tasks about one or several candidates.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  candidateId?: string[];

  /** Whether it is done. */
  @BooleanFilter()
  completed?: boolean;

  /**
   * Tasks of one or several users.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  assignedTo?: string[];

  /** What there is to do. */
  @IsOptional()
  @IsIn(TASK_TYPES)
  @ApiProperty({ enum: TASK_TYPES, enumName: 'TaskType', required: false })
  type?: TaskType;

  /** Deadline. */
  @DateRangeFilter()
  deadline?: DateRangeDto;
}
