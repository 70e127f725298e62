import {
  ADDRESS_PARTS,
  MERGED_FIELDS,
  type AddedField,
  type MergedField,
  type MergeField,
  type PublicityField,
} from '@byline/shared-types/domain';

const INFO = 'candidateInfo';
export const SKILL_SET = `${INFO}.skillSet`;

/** The stored fields of each choice; those of a choice go together. */
export const CHOSEN: Record<MergeField, readonly string[]> = {
  firstname: ['firstname'],
  name: ['name'],
  email: ['email'],
  phone: ['phone'],
  address: ADDRESS_PARTS,
  function: ['function'],
  language: ['language'],
  skype: ['skype'],
  timezone: ['timezone'],
  info: ['info'],
  newsletter: ['newsletter'],
  resume_summary: ['resumeSummary'],
  status: ['status', 'archived'],
  assigned_to: ['assignedTo'],
  website_tag: ['websiteTag'],
  source: ['sourceId'],
  avatar: ['avatar'],
  freelancer: [`${INFO}.freelancer`],
  top_project: [`${INFO}.topProject`],
  project_preferences: [`${INFO}.projectPreferences`],
  more_about_yourself: [`${INFO}.moreAboutYourself`],
  price_per_word: [`${INFO}.pricePerWord`],
  day_rate: [`${INFO}.dayRate`],
  availability: ['availability'],
  minimum_fee: [`${INFO}.minimumFee`],
  words_per_day: [`${INFO}.wordsPerDay`],
  years_experience: [`${SKILL_SET}.yearsExperience`],
  mother_tongue: [`${SKILL_SET}.motherTongue`],
  links: ['links'],
};

const PUBLICITY = {
  public_page: ['publicEnabled', 'publicHidden'],
  searchable: ['publicSearchable'],
} as const satisfies Record<PublicityField, readonly string[]>;

export const ADDED: Record<AddedField, string> = {
  ...{ skills: 'skills', tags: 'tags', folders: 'folders', jobs: 'jobs' },
  cat_tools: `${INFO}.catTools`,
  languages: `${SKILL_SET}.languages`,
  translation_skills: `${SKILL_SET}.translationSkills`,
};

/** Ends of public addresses, and the login; a change of them has no name for a recruiter. */
export const SLUGS = 'publicSlugs';
export const LOGIN = 'userId';
/** Every stored field that a merge decides about. */
export const MERGED_PATHS: readonly string[] = [
  ...[...Object.values(CHOSEN), ...Object.values(PUBLICITY)].flat(),
  ...[...Object.values(ADDED), SLUGS, LOGIN],
];

const PATHS: Record<MergedField, string | readonly string[]> = { ...CHOSEN, ...PUBLICITY, ...ADDED };

/** The field of a stored path; null for one that has no name for a recruiter. */
export const nameOf = (path: string): MergedField | null =>
  MERGED_FIELDS.find((field) => [PATHS[field]].flat().includes(path)) ?? null;
