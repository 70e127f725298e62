import { isReservedName } from './names.js';

/** The six fields without which a profile is incomplete (docs/domain/candidates.md#completeness). */
export const COMPLETENESS_FIELDS = ['street', 'number', 'postal', 'city', 'country', 'phone'] as const;
export type CompletenessField = (typeof COMPLETENESS_FIELDS)[number];

/** The completeness fields without a value, in the order of the screens. */
export function missingFields(candidate: Partial<Record<CompletenessField, string | null>>): CompletenessField[] {
  return COMPLETENESS_FIELDS.filter((field) => !candidate[field]?.trim());
}

/** Suggested names of profile links; `website` is the personal website, a field of its own. */
export const LINK_NAMES = [
  'angellist',
  'behance',
  'dribbble',
  'facebook',
  'github',
  'linkedin',
  'skype',
  'twitter',
] as const;

/** Maximum number of links of a profile. */
export const MAX_LINKS = 30;

/** Whether a text can be a link's name: a few short words. */
export const isLinkName = (name: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,49}$/u.test(name) && !isReservedName(name);

/** Optional parts of a public page, in the order of the page. First name, function and summary are always there. */
export const PUBLIC_BLOCKS = [
  'photo',
  'availability',
  'portfolio',
  'about',
  'projects',
  'work',
  'education',
  'languages',
  'skills',
] as const;
export type PublicBlock = (typeof PUBLIC_BLOCKS)[number];
