import type { BookedPeriod, StoredAvailability } from '@byline/shared-types/domain';
import type { QueryFilter, Types } from 'mongoose';
import type { SearchFields } from '../../../common/lists/search.js';
import type { StoredRecord } from '../../../common/mongo/record.js';
import type { ManagedDto, PersonalDto, ProfileDto } from '../dto/candidate-fields.dto.js';
import type { CandidateInfoFieldsDto } from '../dto/candidate-info.dto.js';
import type { LanguageSkillDto, TranslationSkillDto } from '../dto/language-skills.dto.js';

/** One direction a candidate translates in (docs/domain/candidates.md#translations). */
export interface TranslationSkill extends Omit<TranslationSkillDto, '_id'> {
  _id: Types.ObjectId;
}

export interface SkillSet {
  yearsExperience: number | null;
  motherTongue: string | null;
  /** Languages besides the mother tongue. */
  languages: LanguageSkillDto[];
  translationSkills: TranslationSkill[];
}

/** How a candidate works (docs/domain/candidates.md#rates). */
export interface CandidateInfo extends Required<CandidateInfoFieldsDto> {
  skillSet: SkillSet;
}

/** When a candidate can work, as last confirmed (docs/domain/availability.md). */
export interface CandidateAvailability extends StoredAvailability {
  /** The user who confirmed it; null for the answer to a mail of a person without a login. */
  confirmedById: Types.ObjectId | null;
}

/** Work for which a candidate is booked through an approved application (docs/domain/availability.md#bookings). */
export interface Booking extends BookedPeriod {
  applicationId: Types.ObjectId;
  jobId: Types.ObjectId;
}

export interface CandidateSkill {
  skillId: Types.ObjectId;
  /** 0 is not rated, 1 to 5 are stars. */
  level: number;
  remark: string | null;
}

/** The personal part of a candidate; dto/candidate-fields.dto.ts declares and documents most of it. */
export interface PersonalDetails extends PersonalDto, ProfileDto {
  firstname: string;
  name: string;
  /** Lower case; unique. */
  email: string;
  /** Name to http(s) address; `website` is the personal website. */
  links: Record<string, string>;
}

/** The part that only recruiters write (docs/domain/candidates.md#recruiter-fields). */
export interface RecruiterDetails extends ManagedDto {
  assignedTo: Types.ObjectId | null;
  tags: Types.ObjectId[];
  sourceId: Types.ObjectId | null;
}

/** Every write derives these from the rest, for sorting and counting: text folded like a search, the status as a number. */
export interface SortKeys {
  nameKey: string;
  firstnameKey: string;
  cityKey: string;
  /** Languages to find native speakers by, and pairs to find translators by (language-key.rules.ts). */
  tongueKeys: string[];
  pairKeys: string[];
  statusOrder: number;
  /** When the availability was last confirmed; the beginning of time if never. */
  confirmedKey: Date;
  /** Archived, assigned and status as one number (list-bucket.rules.ts). */
  listBucket: number;
}

/** A person of the talent pool, with or without a login. */
export interface CandidateRecord extends StoredRecord, SearchFields, PersonalDetails, RecruiterDetails, SortKeys {
  userId: Types.ObjectId | null;
  avatar: Types.ObjectId | null;
  /** Ends of the public page's addresses, the current one first (docs/domain/candidates.md#speaking-address). */
  publicSlugs: string[];
  candidateInfo: CandidateInfo;
  /** Null if nobody has ever said anything. */
  availability: CandidateAvailability | null;
  skills: CandidateSkill[];
  /** Folders that hold the candidate, and jobs they applied for; memberships.ts writes both for those modules. */
  folders: Types.ObjectId[];
  jobs: Types.ObjectId[];
  /** The earliest first; applications writes them through memberships.ts. Missing on older records. */
  bookings?: Booking[];
  modifiedByRecruiterAt: Date | null;
  /** The user who wrote this version; null for a new candidate and for versions older than this field. */
  modifiedBy: Types.ObjectId | null;
}

export type CandidateMatch = QueryFilter<CandidateRecord>;

/** The fields an export reads: reading whole records takes longer than writing the spreadsheet of 100,000 candidates. */
export type ExportedCandidate = Pick<
  CandidateRecord,
  | ('_id' | 'firstname' | 'name' | 'email' | 'phone' | 'function' | 'language' | 'status' | 'archived' | 'assignedTo')
  | (
      | 'street'
      | 'number'
      | 'box'
      | 'postal'
      | 'city'
      | 'province'
      | 'country'
      | 'candidateInfo'
      | 'availability'
      | 'bookings'
      | 'skills'
    )
  | ('tags' | 'websiteTag' | 'links' | 'publicEnabled' | 'createdAt' | 'modifiedAt')
>;
export const EXPORTED =
  'firstname name email phone function language status archived assignedTo street number box postal city province country ' +
  'candidateInfo.freelancer candidateInfo.pricePerWord candidateInfo.dayRate candidateInfo.minimumFee candidateInfo.wordsPerDay candidateInfo.catTools candidateInfo.skillSet availability bookings ' +
  'skills.skillId skills.level tags websiteTag links.website links.linkedin publicEnabled createdAt modifiedAt';

/** The fields of lists of names. */
export type CandidateName = Pick<CandidateRecord, '_id' | 'firstname' | 'name' | 'email'>;
export const NAME = 'firstname name email';

/** The fields shown beside other records. */
export type CandidateBrief = Pick<
  CandidateRecord,
  | '_id'
  | 'userId'
  | 'firstname'
  | 'name'
  | 'language'
  | 'function'
  | 'city'
  | 'country'
  | 'avatar'
  | 'candidateInfo'
  | 'availability'
  | 'bookings'
  | 'archived'
>;
export const BRIEF =
  'userId firstname name language function city country avatar candidateInfo availability bookings archived';

/** The fields that decide whether and how a candidate is asked for their availability. */
export type AskedCandidate = Pick<
  CandidateRecord,
  '_id' | 'firstname' | 'name' | 'email' | 'language' | 'archived' | 'availability' | 'createdAt'
>;
export const ASKED = 'firstname name email language archived availability createdAt';

/** The fields by which the product recognises a person who is there twice. */
export type CandidateIdentity = Pick<
  CandidateRecord,
  | ('_id' | 'userId' | 'firstname' | 'name' | 'email' | 'phone' | 'postal' | 'city' | 'country' | 'links')
  | ('archived' | 'createdAt')
>;
export const IDENTITY = 'userId firstname name email phone postal city country links archived createdAt';

/** A public page, for search engines. */
export type PublicPage = Pick<CandidateRecord, '_id' | 'modifiedAt'>;
