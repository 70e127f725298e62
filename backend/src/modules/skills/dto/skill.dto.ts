import { ApiProperty } from '@nestjs/swagger';
import { SKILL_STATES, USER_FUNCTIONS, type SkillState, type UserFunctionName } from '@byline/shared-types/domain';
import { IsIn, IsMongoId, IsOptional, IsString } from 'class-validator';
import { Nested } from '../../../common/http/nested.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull } from '../../../common/http/values.js';
import { IdFilter, IdsFilter } from '../../../common/lists/list-filters.dto.js';
import { LabelDto } from './label.dto.js';
import { UserFunctions } from './user-functions.decorator.js';

/** Something a candidate can be good at. */
export class SkillResponse extends RecordDto {
  /** Label. */
  label: LabelDto;

  /** A pending skill is seen by its creator and by recruiters only. */
  @ApiProperty({ enum: SKILL_STATES, enumName: 'SkillState' })
  state: SkillState;

  /** Functions the skill is for; empty: for all. */
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', isArray: true })
  userfunctions: UserFunctionName[];

  /** The category it is an item of, if any. */
  @ApiProperty({ type: String, nullable: true })
  categoryId: string | null;

  /**
   * The user who made it; shown to that user and to recruiters.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true })
  createdBy: string | null;
}

/** A new skill: approved at once when a recruiter makes it, else pending. */
export class CreateSkillRequest {
  /** Label. */
  @Nested(() => LabelDto)
  label: LabelDto;

  /** Functions the skill is for; empty: for all. */
  @UserFunctions()
  userfunctions?: UserFunctionName[];
}

/** A skill as it was read, changed; approving is `state: "approved"`. */
export class UpdateSkillRequest extends VersionedRequest {
  /** Label. */
  @OptionalNotNull()
  @Nested(() => LabelDto)
  label?: LabelDto;

  /** `pending` until a recruiter approves it. */
  @OptionalNotNull()
  @IsIn(SKILL_STATES)
  @ApiProperty({ enum: SKILL_STATES, enumName: 'SkillState', required: false })
  state?: SkillState;

  /** Functions the skill is for; empty: for all. */
  @UserFunctions()
  userfunctions?: UserFunctionName[];

  /** The category it becomes an item of; null takes it out. */
  @IsOptional()
  @IsMongoId()
  @ApiProperty({ type: String, nullable: true, required: false })
  categoryId?: string | null;

  /** Taken so that a whole skill can be sent back; never changes. */
  @OptionalNotNull()
  @IsMongoId()
  _id?: string;

  /**
   * As `_id`.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @IsOptional()
  @IsMongoId()
  @ApiProperty({ type: String, nullable: true, required: false })
  createdBy?: string | null;

  /**
   * As `_id`.
   * @example "2026-11-02T08:30:00.000Z"
   */
  @OptionalNotNull()
  @IsString()
  createdAt?: string;

  /**
   * As `_id`.
   * @example "2026-11-02T08:30:00.000Z"
   */
  @OptionalNotNull()
  @IsString()
  modifiedAt?: string;
}

/** The skill that a proposal doubles. */
export class ReplaceSkillRequest {
  /**
   * An approved skill.
   * @example "665f1c2e9b1d4a0012345679"
   */
  @IsMongoId()
  skillId: string;
}

/** Filters of the skills list. */
export class SkillFilter {
  /**
   * One or several skills.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  _id?: string[];

  /** Skills for this function and those for all. */
  @IsOptional()
  @IsIn(USER_FUNCTIONS)
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', required: false })
  userfunctions?: UserFunctionName;

  /** `pending` until a recruiter approves it. */
  @OptionalNotNull()
  @IsIn(SKILL_STATES)
  @ApiProperty({ enum: SKILL_STATES, enumName: 'SkillState', required: false })
  state?: SkillState;

  /** Items of this category. */
  @IdFilter()
  categoryId?: string;
}
