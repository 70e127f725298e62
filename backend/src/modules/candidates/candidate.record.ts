import type { Types } from 'mongoose';
import type { SearchFields } from '../../common/lists/search.js';
import type { StoredRecord } from '../../common/mongo/record.js';
import type { ManagedDto, PersonalDto, ProfileDto } from './dto/candidate-fields.dto.js';
import type { CandidateInfoFieldsDto } from './dto/candidate-info.dto.js';

export interface TranslationSkill {
  _id: Types.ObjectId;
  from: string;
  to: string;
}

export interface SkillSet {
  yearsExperience: number | null;
  motherTongue: string | null;
  translationSkills: TranslationSkill[];
}

/** Days, `YYYY-MM-DD`; an open end is null. */
export interface Unavailable {
  from: string | null;
  to: string | null;
}

/** What a candidate says of how they work (docs/domain/candidates.md#rates). */
export interface CandidateInfo extends Required<CandidateInfoFieldsDto> {
  unavailable: Unavailable | null;
  skillSet: SkillSet;
}

export interface CandidateSkill {
  skillId: Types.ObjectId;
  /** 0 is not rated, 1 to 5 are stars. */
  level: number;
  remark: string | null;
}

/** What candidates say of themselves; the rest of it stands with its documentation in dto/candidate-fields.dto.ts. */
export interface PersonalDetails extends PersonalDto, ProfileDto {
  firstname: string;
  name: string;
  /** Lower case; unique. */
  email: string;
  /** Name to http(s) address; `website` is the personal website. */
  links: Record<string, string>;
}

/** What only a recruiter writes (docs/domain/candidates.md#recruiter-fields). */
export interface RecruiterDetails extends ManagedDto {
  assignedTo: Types.ObjectId | null;
  tags: Types.ObjectId[];
  sourceId: Types.ObjectId | null;
}

/** Derived from the rest at every write, for sorting and counting: text folded like a search, the status as a number that sorts. */
export interface SortKeys {
  nameKey: string;
  firstnameKey: string;
  cityKey: string;
  statusOrder: number;
  /** What the tiles count by (`standingOf`). */
  standing: number;
}

/** A person of the talent pool, with or without a login. */
export interface CandidateRecord extends StoredRecord, SearchFields, PersonalDetails, RecruiterDetails, SortKeys {
  userId: Types.ObjectId | null;
  avatar: Types.ObjectId | null;
  /** What the speaking addresses of the public page end with, the one that is shown first (docs/domain/candidates.md#speaking-address). */
  publicSlugs: string[];
  candidateInfo: CandidateInfo;
  skills: CandidateSkill[];
  /** Folders the candidate is in, and jobs they have an application for; kept by those modules through this one's service. */
  folders: Types.ObjectId[];
  jobs: Types.ObjectId[];
  modifiedByRecruiterAt: Date | null;
  /** The user who wrote this version; null for a new one, and for one from before this was kept. */
  modifiedBy: Types.ObjectId | null;
}

/** What an export reads of a candidate, and of their links and info no more than it shows (candidate.fields.ts). */
export type ExportedCandidate = Pick<
  CandidateRecord,
  | ('_id' | 'firstname' | 'name' | 'email' | 'phone' | 'function' | 'language' | 'status' | 'archived' | 'assignedTo')
  | ('street' | 'number' | 'box' | 'postal' | 'city' | 'province' | 'country' | 'candidateInfo' | 'skills' | 'tags')
  | ('websiteTag' | 'links' | 'publicEnabled' | 'createdAt' | 'modifiedAt')
>;

/** What lists of names show. */
export type CandidateName = Pick<CandidateRecord, '_id' | 'firstname' | 'name' | 'email'>;

/** What is shown of a candidate beside other records. */
export type CandidateBrief = Pick<
  CandidateRecord,
  '_id' | 'userId' | 'firstname' | 'name' | 'language' | 'function' | 'city' | 'country' | 'avatar' | 'candidateInfo'
>;

/** A public page, for search engines. */
export type PublicPage = Pick<CandidateRecord, '_id' | 'modifiedAt'>;
