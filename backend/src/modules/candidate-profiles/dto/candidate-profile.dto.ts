import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import {
  ADDRESS_TROUBLES,
  COMPLETENESS_FIELDS,
  type AddressTrouble,
  type CompletenessField,
} from '@byline/shared-types/domain';
import { ProfileDto } from '../../candidates/dto/candidate-fields.dto.js';
import { CandidateBaseDto, LabelledDto, ManagedCandidateDto } from '../../candidates/dto/candidate.dto.js';
import { DiplomaResponse } from '../../diplomas/dto/diploma.dto.js';
import { ExperienceResponse } from '../../experience/dto/experience.dto.js';
import { FileResponse } from '../../files/dto/file.dto.js';

/** The caller's rights on a candidate. */
export class CandidateAbilitiesDto {
  /** May change the profile. */
  update: boolean;

  /** Status, archived, assigned recruiter, summary, website tag, tags and source. */
  manage: boolean;

  /** May give a contract. */
  hire: boolean;

  /** May erase the candidate. */
  delete: boolean;
}

/** The departure of a candidate. */
export class LeavingDto {
  /** When, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  at: string;

  /** Whether the agency keeps the profile. */
  keepData: boolean;
}

/** A candidate with everything that belongs to the profile; recruiters see what they manage as well. */
export class CandidateResponse extends IntersectionType(
  CandidateBaseDto,
  ProfileDto,
  PartialType(ManagedCandidateDto),
) {
  /**
   * Personal website, as in `links.website`.
   * @example "https://camille.example.be"
   */
  @ApiProperty({ type: String, nullable: true })
  website: string | null;

  /**
   * Name to http(s) address.
   * @example { "linkedin": "https://www.linkedin.com/in/camille" }
   */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  links: Record<string, string>;

  /**
   * The phone number for reading, in the digit groups of its country. Null without a number.
   * @example "+32 470 12 34 56"
   */
  @ApiProperty({ type: String, nullable: true })
  phoneInternational: string | null;

  /**
   * The end of the public page's speaking address: `/with/{publicSlug}`. Null when neither first name nor function has a letter.
   * @example camille-copywriter
   */
  @ApiProperty({ type: String, nullable: true })
  publicSlug: string | null;

  /** Completeness fields without a value; empty for a complete profile. */
  @ApiProperty({ enum: COMPLETENESS_FIELDS, enumName: 'CompletenessField', isArray: true })
  missing: CompletenessField[];

  /** Work experience, the latest first. */
  workExperience: ExperienceResponse[];

  /** Diplomas, the latest first. */
  diploma: DiplomaResponse[];

  /** CV, portfolio and photo; a candidate does not see hidden ones, recruiters see them marked. */
  candidatefiles: FileResponse[];

  /** The caller's rights on the candidate. */
  abilities: CandidateAbilitiesDto;

  /** The source with its label. Recruiters only. */
  candidatesources?: LabelledDto[];

  /** When a recruiter last changed it. Recruiters only. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, required: false })
  modifiedByRecruiterAt?: string | null;

  /**
   * Id of the user who wrote this version; null for a new one. Recruiters only.
   * @example "665f1c2e9b1d4a0012345678"
   */
  @ApiProperty({ type: String, nullable: true, required: false })
  modifiedBy?: string | null;

  /**
   * A new address that the candidate, who has a login, has not confirmed yet; `email` is still the old one. Null without one. Recruiters only.
   * @example camille@lefevre.example
   */
  @ApiProperty({ type: String, nullable: true, required: false })
  pendingEmail?: string | null;

  /** The reason for which mails to `email` come back, until it changes or a mail comes from it; null for an address that works. Recruiters only. */
  @ApiProperty({ enum: ADDRESS_TROUBLES, enumName: 'AddressTrouble', nullable: true, required: false })
  emailTrouble?: AddressTrouble | null;

  /** The candidate's requested departure: removes the account then, and with `keepData` false also the person. Null without a request. Recruiters only. */
  @ApiProperty({ type: LeavingDto, nullable: true, required: false })
  leaving?: LeavingDto | null;
}
