import { ApiProperty } from '@nestjs/swagger';
import {
  COMPLETENESS_FIELDS,
  INTERVIEW_STATUSES,
  type CompletenessField,
  type InterviewStatus,
} from '@byline/shared-types/domain';
import { CandidateBaseDto, LabelledDto, PersonRefDto } from '../../candidates/dto/candidate.dto.js';
import { DiplomaResponse } from '../../diplomas/dto/diploma.dto.js';
import { ExperienceResponse } from '../../experience/dto/experience.dto.js';
import { FileResponse } from '../../files/dto/file.dto.js';

/** What the caller may do with a candidate. */
export class CandidateAbilitiesDto {
  update: boolean;

  /** Status, archived, assigned recruiter, summary, website tag, tags and source. */
  manage: boolean;

  hire: boolean;

  delete: boolean;
}

/** A candidate with everything that belongs to the profile. */
export class CandidateResponse extends CandidateBaseDto {
  @ApiProperty({ type: String, nullable: true })
  skype: string | null;

  /** Personal website, as in `links.website`. */
  @ApiProperty({ type: String, nullable: true })
  website: string | null;

  @ApiProperty({ type: String, nullable: true })
  timezone: string | null;

  /** Free text about the candidate. */
  @ApiProperty({ type: String, nullable: true })
  info: string | null;

  newsletter: boolean;

  /** Name to http(s) address. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  links: Record<string, string>;

  /** Completeness fields that have no value yet; none for a complete profile. */
  @ApiProperty({ enum: COMPLETENESS_FIELDS, enumName: 'CompletenessField', isArray: true })
  missing: CompletenessField[];

  workExperience: ExperienceResponse[];

  diploma: DiplomaResponse[];

  /** CV, portfolio and photo; a candidate does not see hidden ones, recruiters see them marked. */
  candidatefiles: FileResponse[];

  abilities: CandidateAbilitiesDto;

  /** Recruiters only, as everything below. */
  @ApiProperty({ enum: INTERVIEW_STATUSES, enumName: 'InterviewStatus', required: false })
  status?: InterviewStatus;

  archived?: boolean;

  /** Id of the assigned recruiter. */
  @ApiProperty({ type: String, nullable: true, required: false })
  assignedTo?: string | null;

  /** The assigned recruiter, as a list of at most one. */
  assigned?: PersonRefDto[];

  @ApiProperty({ type: String, nullable: true, required: false })
  websiteTag?: string | null;

  /** Ids of tags. */
  tags?: string[];

  /** The tags with their labels. */
  candidatetags?: LabelledDto[];

  @ApiProperty({ type: String, nullable: true, required: false })
  sourceId?: string | null;

  /** The source with its label. */
  candidatesources?: LabelledDto[];

  /** Ids of the folders the candidate is in. */
  folders?: string[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true, required: false })
  modifiedByRecruiterAt?: string | null;
}
