import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { MAX_LINE, MAX_SKILLS, MAX_URL, SKILL_LEVEL } from '@byline/shared-types/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsMongoId,
  IsObject,
  IsOptional,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Line, Lines, OptionalLine, OptionalText } from '../../../common/http/fields.js';
import { Nested } from '../../../common/http/nested.js';
import { VersionedRequest } from '../../../common/http/record.dto.js';
import { EmailAddress, OptionalNotNull } from '../../../common/http/values.js';
import { ManagedFieldsDto, PersonalFieldsDto, ProfileFieldsDto } from './candidate-fields.dto.js';
import { CandidateInfoInputDto } from './candidate-info.dto.js';

/** A chosen skill. */
export class CandidateSkillInputDto {
  /** Skill id. */
  @IsMongoId()
  skillId: string;

  /**
   * 0 is not rated, 1 to 5 are stars.
   * @example 4
   */
  @IsInt()
  @Min(SKILL_LEVEL.min)
  @Max(SKILL_LEVEL.max)
  level: number;

  /**
   * Remark.
   * @example "Clear and to the point"
   */
  @OptionalText({ max: MAX_LINE })
  remark?: string | null;
}

/** Everything of a candidate that can be written, each field optional. */
export class CandidateFieldsDto extends IntersectionType(PersonalFieldsDto, ProfileFieldsDto, ManagedFieldsDto) {
  /**
   * Personal website, http or https; the same as `links.website`.
   * @example "https://camille.example.be"
   */
  @OptionalLine({ max: MAX_URL })
  website?: string | null;

  /**
   * Name to http(s) address; replaces all links but `website`, which stays unless it is named.
   * @example { "linkedin": "https://www.linkedin.com/in/noor" }
   */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, selfRequired: false })
  @OptionalNotNull()
  @IsObject()
  links?: Record<string, string>;

  /** How the candidate works: rates, availability, languages. */
  @OptionalNotNull()
  @Nested(() => CandidateInfoInputDto)
  candidateInfo?: CandidateInfoInputDto;

  /** Replaces the whole list; at most five. */
  @OptionalNotNull()
  @IsArray()
  @ArrayMaxSize(MAX_SKILLS, { message: 'too_many_skills' })
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => CandidateSkillInputDto)
  skills?: CandidateSkillInputDto[];

  /**
   * Id of a recruiter; recruiters only.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true, required: false })
  @IsOptional()
  @IsMongoId()
  assignedTo?: string | null;

  /**
   * Ids of tags, or labels of new ones; replaces the whole list. Recruiters only.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @OptionalNotNull()
  @Lines()
  @ArrayMaxSize(50)
  @MaxLength(100, { each: true })
  tags?: string[];

  /** Recruiters only. */
  @ApiProperty({ type: String, nullable: true, required: false })
  @IsOptional()
  @IsMongoId()
  sourceId?: string | null;
}

/** A new candidate. */
export class CreateCandidateRequest extends CandidateFieldsDto {
  /**
   * First name.
   * @example Noor
   */
  @Line()
  firstname: string;

  /**
   * Last name.
   * @example Dewitte
   */
  @Line()
  name: string;

  /** Email address. */
  @EmailAddress()
  email: string;
}

/** Part of a candidate: fields left out stay as they are. */
export class UpdateCandidateRequest extends IntersectionType(CandidateFieldsDto, VersionedRequest) {
  /**
   * First name.
   * @example Camille
   */
  @OptionalNotNull()
  @Line()
  firstname?: string;

  /**
   * Last name.
   * @example Lefèvre
   */
  @OptionalNotNull()
  @Line()
  name?: string;

  /** Recruiters only. Of a candidate with a login it waits, as `pendingEmail`, until its owner has confirmed it by the link that is mailed there. */
  @OptionalNotNull()
  @EmailAddress()
  email?: string;
}
