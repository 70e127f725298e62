import { hasPortfolio, missingFields } from '@byline/shared-types/domain';
import { functionOf, type Candidate } from './model';

/** The parts of a profile that recruiters and clients look for. */
export const FOUND_PARTS = [
  'contact',
  'skills',
  'rates',
  'cv',
  'about',
  'projects',
  'photo',
  'languages',
  'portfolio',
  'experience',
  'diplomas',
] as const;
export type FoundPart = (typeof FOUND_PARTS)[number];

/** The place where a part is added: a page, an opened form of the profile, or a button there. */
export const PART_PLACES: Record<FoundPart, string> = {
  contact: '/profile?p-you=edit',
  skills: '/profile?p-skills=edit',
  rates: '/profile?p-work=edit',
  cv: '/profile#a-files',
  about: '/profile?p-about=edit',
  projects: '/profile?p-work=edit',
  photo: '/profile#photo',
  languages: '/profile?p-work=edit',
  portfolio: '/profile#a-files',
  experience: '/work',
  diplomas: '/education',
};

const IS_THERE: Record<FoundPart, (candidate: Candidate) => boolean> = {
  contact: (candidate) => missingFields(candidate).length === 0,
  skills: ({ skills }) => skills.some(({ level }) => level > 0),
  rates: ({ candidateInfo: { pricePerWord, dayRate } }) => (pricePerWord ?? dayRate) !== null,
  cv: ({ candidatefiles }) => candidatefiles.some(({ kind, hidden }) => kind === 'cv' && !hidden),
  about: ({ info }) => Boolean(info),
  projects: ({ candidateInfo: { projectPreferences, topProject } }) => Boolean(projectPreferences && topProject),
  photo: ({ avatar }) => avatar !== null,
  languages: ({ candidateInfo: { skillSet } }) => skillSet.motherTongue !== null,
  portfolio: ({ candidatefiles }) => candidatefiles.some(({ kind, hidden }) => kind === 'portfolio' && !hidden),
  experience: ({ workExperience }) => workExperience.length > 0,
  diplomas: ({ diploma }) => diploma.length > 0,
};

/** How many parts the profile has, of those that its function asks for, and the missing ones (docs/domain/candidates.md#completeness). */
export function foundBy(candidate: Candidate): { total: number; missing: FoundPart[] } {
  const parts = FOUND_PARTS.filter((part) => part !== 'portfolio' || hasPortfolio(functionOf(candidate)));
  return { total: parts.length, missing: parts.filter((part) => !IS_THERE[part](candidate)) };
}
