import { ApiProperty } from '@nestjs/swagger';
import { SKILL_STATES, USER_FUNCTIONS, type SkillState, type UserFunctionName } from '@byline/shared-types/domain';
import { IsIn, IsMongoId, IsOptional, IsString } from 'class-validator';
import { Nested } from '../../../common/http/nested.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull } from '../../../common/http/values.js';
import { IdFilter, IdsFilter } from '../../../common/lists/list-filters.dto.js';
import { LabelDto } from './label.dto.js';
import { UserFunctions } from './user-functions.decorator.js';

/** A skill of candidates. */
export class SkillResponse extends RecordDto {
  /** Label. */
  label: LabelDto;

  /** Only its creator and recruiters see a pending skill. */
  @ApiProperty({ enum: SKILL_STATES, enumName: 'SkillState' })
  state: SkillState;

  /** Functions of the skill; empty means all. */
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', isArray: true })
  userfunctions: UserFunctionName[];

  /** Id of its category, if any. */
  @ApiProperty({ type: String, nullable: true })
  categoryId: string | null;

  /**
   * The user who added it; only that user and recruiters see it.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true })
  createdBy: string | null;
}

/** A new skill. A recruiter's skill is approved, a candidate's is pending. */
export class CreateSkillRequest {
  /** Label. */
  @Nested(() => LabelDto)
  label: LabelDto;

  /** Functions of the skill; empty means all. */
  @UserFunctions()
  userfunctions?: UserFunctionName[];
}

/** Changes to a skill; a complete skill is accepted too. `state: "approved"` approves it. */
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

  /** Functions of the skill; empty means all. */
  @UserFunctions()
  userfunctions?: UserFunctionName[];

  /** Id of the new category; null removes the skill from its category. */
  @IsOptional()
  @IsMongoId()
  @ApiProperty({ type: String, nullable: true, required: false })
  categoryId?: string | null;

  /** Accepted so that a complete skill can be sent back; never changes. */
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

/** The skill that replaces a duplicate proposal. */
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

  /** Skills of this function and of all functions. */
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
