import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import {
  COMPLETENESS_FIELDS,
  SKILL_STATES,
  USER_FUNCTIONS,
  type CompletenessField,
  type SkillState,
  type UserFunctionName,
} from '@byline/shared-types/domain';
import { RecordDto } from '../../../common/http/record.dto.js';
import { LabelDto } from '../../skills/dto/label.dto.js';
import { BookingDto } from './booking.dto.js';
import { AvailabilityDto } from './availability.dto.js';
import { ManagedDto, PersonalDto } from './candidate-fields.dto.js';
import { CandidateInfoDto } from './candidate-info.dto.js';
import { PersonRefDto } from '../../users/dto/person.dto.js';

export class UserFunctionRefDto {
  /** The same as the name. */
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName' })
  _id: UserFunctionName;

  /** The function. */
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName' })
  name: UserFunctionName;
}

/** A chosen skill with its label. */
export class CandidateSkillDto {
  /** Skill id. */
  skillId: string;

  /**
   * 0 is not rated, 1 to 5 are stars.
   * @example 4
   */
  @ApiProperty({ type: 'integer' })
  level: number;

  /**
   * Remark.
   * @example "Clear and to the point"
   */
  @ApiProperty({ type: String, nullable: true })
  remark: string | null;

  /** Null when the skill no longer exists. */
  @ApiProperty({ type: LabelDto, nullable: true })
  label: LabelDto | null;

  /** `pending` until a recruiter approves the skill; null when it no longer exists. */
  @ApiProperty({ enum: SKILL_STATES, enumName: 'SkillState', nullable: true })
  state: SkillState | null;
}

export class LabelledDto {
  /** Id of the record. */
  _id: string;

  /**
   * Label.
   * @example "Language and style"
   */
  label: string;
}

/** The fields that recruiters and the candidate see. */
export class CandidateBaseDto extends IntersectionType(RecordDto, PersonalDto) {
  /** The login; null without one. */
  @ApiProperty({ type: String, nullable: true })
  userId: string | null;

  /**
   * First name.
   * @example Noor
   */
  firstname: string;

  /**
   * Last name.
   * @example Dewitte
   */
  name: string;

  /**
   * Email address.
   * @example noor@dewitte.example
   */
  email: string;

  /** The function as a list of at most one, `_id` equal to `name`. */
  userfunction: UserFunctionRefDto[];

  /**
   * Id of the photo, for `candidates/{id}/file/{fileId}`.
   * @example 665f1c2e9b1d4a0012345678
   */
  @ApiProperty({ type: String, nullable: true })
  avatar: string | null;

  /** How the candidate works: rates, availability, languages. */
  candidateInfo: CandidateInfoDto;

  /** When the candidate can work; null if nobody has ever said. */
  @ApiProperty({ type: AvailabilityDto, nullable: true })
  availability: AvailabilityDto | null;

  /** Work for which the candidate is booked through approved applications, the earliest first; no request writes it. */
  bookings: BookingDto[];

  /** Chosen skills. */
  skills: CandidateSkillDto[];
}

/** The fields that only recruiters see. */
export class ManagedCandidateDto extends ManagedDto {
  /**
   * Id of the assigned recruiter.
   * @example 665f1c2e9b1d4a0012345678
   */
  @ApiProperty({ type: String, nullable: true })
  assignedTo: string | null;

  /** The assigned recruiter, as a list of at most one. */
  assigned: PersonRefDto[];

  /**
   * Ids of tags.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  tags: string[];

  /** The tags with their labels. */
  candidatetags: LabelledDto[];

  /** Id of the source: where the candidate comes from. */
  @ApiProperty({ type: String, nullable: true })
  sourceId: string | null;

  /**
   * Ids of the folders the candidate is in.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  folders: string[];
}

/** A row of the candidate list. */
export class CandidateListItemResponse extends IntersectionType(CandidateBaseDto, ManagedCandidateDto) {
  /** Completeness fields that have no value yet. */
  @ApiProperty({ enum: COMPLETENESS_FIELDS, enumName: 'CompletenessField', isArray: true })
  missing: CompletenessField[];
}
