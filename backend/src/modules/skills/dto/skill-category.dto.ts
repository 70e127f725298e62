import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { SKILL_STATES, USER_FUNCTIONS, type SkillState, type UserFunctionName } from '@byline/shared-types/domain';
import { IsIn, IsOptional } from 'class-validator';
import { Nested } from '../../../common/http/nested.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull } from '../../../common/http/values.js';
import { LabelDto } from './label.dto.js';
import { UserFunctions } from './user-functions.decorator.js';
import { SkillResponse } from './skill.dto.js';

/** A specialisation: a category of skills. */
export class SkillCategoryResponse extends RecordDto {
  /** Label. */
  label: LabelDto;

  /** Functions of its skills; empty means all. */
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', isArray: true })
  userfunctions: UserFunctionName[];

  /** Its skills, sorted by English label. */
  skills: SkillResponse[];
}

/** A new category. */
export class CreateSkillCategoryRequest {
  /** Label. */
  @Nested(() => LabelDto)
  label: LabelDto;

  /** Functions of its skills; empty means all. */
  @UserFunctions()
  userfunctions?: UserFunctionName[];
}

/** Changes to a category. Its skills take over its functions. */
export class UpdateSkillCategoryRequest extends IntersectionType(
  PartialType(CreateSkillCategoryRequest, { skipNullProperties: false }),
  VersionedRequest,
) {}

/** A new skill of a category, with the functions of the category. */
export class AddSkillRequest {
  /** Label. */
  @Nested(() => LabelDto)
  label: LabelDto;

  /** Default: `approved`. */
  @OptionalNotNull()
  @IsIn(SKILL_STATES)
  @ApiProperty({ enum: SKILL_STATES, enumName: 'SkillState', required: false })
  state?: SkillState;
}

/** Filters of the categories list. */
export class SkillCategoryFilter {
  /** Categories of this function and of all functions. */
  @IsOptional()
  @IsIn(USER_FUNCTIONS)
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', required: false })
  userfunctions?: UserFunctionName;
}
