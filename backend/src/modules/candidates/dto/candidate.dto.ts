import { ApiProperty } from '@nestjs/swagger';
import {
  COMPLETENESS_FIELDS,
  INTERVIEW_STATUSES,
  LANGUAGES,
  SKILL_STATES,
  USER_FUNCTIONS,
  type CompletenessField,
  type InterviewStatus,
  type Language,
  type SkillState,
  type UserFunctionName,
} from '@byline/shared-types/domain';
import { RecordDto } from '../../../common/http/record.dto.js';
import { LabelDto } from '../../skills/dto/label.dto.js';
import { CandidateInfoDto } from './candidate-info.dto.js';

export class UserFunctionRefDto {
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName' })
  _id: UserFunctionName;

  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName' })
  name: UserFunctionName;
}

/** A chosen skill with its label. */
export class CandidateSkillDto {
  skillId: string;

  /** 0 is not rated, 1 to 5 are stars. */
  @ApiProperty({ type: 'integer' })
  level: number;

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
  _id: string;

  label: string;
}

/** A user beside a record. */
export class PersonRefDto {
  _id: string;

  firstname: string;

  name: string;
}

/** What recruiters and the candidate see of a candidate. */
export class CandidateBaseDto extends RecordDto {
  /** The login; null without one. */
  @ApiProperty({ type: String, nullable: true })
  userId: string | null;

  /** @example Noor */
  firstname: string;

  /** @example Dewitte */
  name: string;

  /** @example noor@dewitte.example */
  email: string;

  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', nullable: true })
  function: UserFunctionName | null;

  /** The function as a list of at most one, `_id` equal to `name`. */
  userfunction: UserFunctionRefDto[];

  @ApiProperty({ type: String, nullable: true })
  street: string | null;

  @ApiProperty({ type: String, nullable: true })
  number: string | null;

  @ApiProperty({ type: String, nullable: true })
  box: string | null;

  @ApiProperty({ type: String, nullable: true })
  postal: string | null;

  @ApiProperty({ type: String, nullable: true })
  city: string | null;

  @ApiProperty({ type: String, nullable: true })
  province: string | null;

  /** ISO 3166-1 alpha-2. */
  @ApiProperty({ type: String, nullable: true, example: 'BE' })
  country: string | null;

  /** E.164. */
  @ApiProperty({ type: String, nullable: true, example: '+32470123456' })
  phone: string | null;

  /** Id of the photo, for `candidates/{id}/file/{fileId}`. */
  @ApiProperty({ type: String, nullable: true })
  avatar: string | null;

  publicEnabled: boolean;

  candidateInfo: CandidateInfoDto;

  skills: CandidateSkillDto[];

  /** Summary on the public profile. */
  @ApiProperty({ type: String, nullable: true })
  resumeSummary: string | null;
}

/** A row of the candidate list. */
export class CandidateListItemResponse extends CandidateBaseDto {
  @ApiProperty({ enum: INTERVIEW_STATUSES, enumName: 'InterviewStatus' })
  status: InterviewStatus;

  archived: boolean;

  /** Id of the assigned recruiter. */
  @ApiProperty({ type: String, nullable: true })
  assignedTo: string | null;

  /** The assigned recruiter, as a list of at most one. */
  assigned: PersonRefDto[];

  /** Ids of tags. */
  tags: string[];

  /** The tags with their labels. */
  candidatetags: LabelledDto[];

  @ApiProperty({ type: String, nullable: true })
  sourceId: string | null;

  @ApiProperty({ type: String, nullable: true })
  websiteTag: string | null;

  /** Ids of the folders the candidate is in. */
  folders: string[];

  /** Completeness fields that have no value yet. */
  @ApiProperty({ enum: COMPLETENESS_FIELDS, enumName: 'CompletenessField', isArray: true })
  missing: CompletenessField[];
}
