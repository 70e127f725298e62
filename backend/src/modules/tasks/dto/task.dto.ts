import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { MIN_TEXT, TASK_TYPES, type TaskType } from '@byline/shared-types/domain';
import { IsBoolean, IsIn, IsMongoId, IsOptional } from 'class-validator';
import { Answered } from '../../../common/http/dto-fields.js';
import { Line, RichText } from '../../../common/http/fields.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull, Moment } from '../../../common/http/values.js';
import { BooleanFilter, DateRangeDto, DateRangeFilter, IdsFilter } from '../../../common/lists/list-filters.dto.js';
import { PersonRefDto } from '../../users/dto/person.dto.js';

/** A new task. */
export class CreateTaskRequest {
  /**
   * Title.
   * @example "Call back about the test"
   */
  @Line({ min: MIN_TEXT, tooShort: 'title_short' })
  title: string;

  /** Kind of task. */
  @IsIn(TASK_TYPES)
  @ApiProperty({ enum: TASK_TYPES, enumName: 'TaskType' })
  type: TaskType;

  /**
   * Id of the assigned user; any user is allowed.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @IsMongoId()
  assignedTo: string;

  /** ISO 8601, with its time zone; not before now when it is set or changed. */
  @ApiProperty({ example: '2099-11-23T09:30:00+01:00' }) // in the future whenever a reader sends the example
  @Moment()
  deadline: string;

  /** Rich text of at least two characters. */
  @RichText()
  description: string;

  /** Id of the candidate of the task. */
  @IsOptional()
  @IsMongoId()
  @ApiProperty({ type: String, nullable: true, required: false })
  candidateId?: string | null;

  /** True if the task is completed. */
  @OptionalNotNull()
  @IsBoolean()
  completed?: boolean;
}

/** Changes to a task. Fields left out stay as they are; `completed` alone is allowed. */
export class UpdateTaskRequest extends IntersectionType(
  PartialType(CreateTaskRequest, { skipNullProperties: false }),
  VersionedRequest,
) {}

/** A task for a user. */
export class TaskResponse extends IntersectionType(
  RecordDto,
  Answered(CreateTaskRequest, ['title', 'type', 'deadline', 'description', 'candidateId', 'completed']),
) {
  /**
   * Id of the assigned user; null after that user is erased.
   * @example 665f1c2e9b1d4a0012345678
   */
  @ApiProperty({ type: String, nullable: true })
  assignedTo: string | null;

  /** The assigned user by name; empty without one. */
  assigned: PersonRefDto[];

  /** The candidate of the task, by name. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  candidate: PersonRefDto | null;
}

/** Filters of the tasks list. */
export class TaskFilter {
  /**
   * Tasks about one or several candidates.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  candidateId?: string[];

  /** True if the task is completed. */
  @BooleanFilter()
  completed?: boolean;

  /**
   * Tasks of one or several users.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  assignedTo?: string[];

  /** Kind of task. */
  @IsOptional()
  @IsIn(TASK_TYPES)
  @ApiProperty({ enum: TASK_TYPES, enumName: 'TaskType', required: false })
  type?: TaskType;

  /** Deadline. */
  @DateRangeFilter()
  deadline?: DateRangeDto;
}
