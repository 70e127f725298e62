import { isReservedName } from './names.js';

/** The six fields without which a profile is incomplete (docs/domain/candidates.md#completeness). */
export const COMPLETENESS_FIELDS = ['street', 'number', 'postal', 'city', 'country', 'phone'] as const;
export type CompletenessField = (typeof COMPLETENESS_FIELDS)[number];

/** The completeness fields that still have no value, in the order they are shown. */
export function missingFields(candidate: Partial<Record<CompletenessField, string | null>>): CompletenessField[] {
  return COMPLETENESS_FIELDS.filter((field) => !candidate[field]?.trim());
}

/** Suggested names of profile links; `website` is kept apart as the personal website. */
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

/** Most links of a profile. */
export const MAX_LINKS = 30;

/** Whether a link can be called this: a short word or a few. */
export const isLinkName = (name: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,49}$/u.test(name) && !isReservedName(name);

/** Days a candidate is away, `YYYY-MM-DD`; an open end never ends. */
export interface AwayDays {
  from?: string | null;
  to?: string | null;
}

/** Whether somebody can work on a day and, while they cannot, the last day they are away; null when nobody knows it. */
export interface Availability {
  available: boolean;
  until: string | null;
}

/** Availability on a day, `YYYY-MM-DD` (public profile: "available" or "available after {date}"). */
export function availabilityOn(day: string, away: AwayDays | null | undefined): Availability {
  const { from = null, to = null } = away ?? {};
  const isAway = (from ?? to) !== null && (from ?? day) <= day && (to ?? day) >= day;
  return { available: !isAway, until: isAway ? to : null };
}

/** What a public page shows besides first name, function and summary, in the order of the page; candidates leave out what they like. */
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
