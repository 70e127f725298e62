import { MAX_SKILLS } from './limits.js';
import { billsPerWord } from './user-functions.js';

/** Fields of two candidates of which a merge keeps one value; an empty one takes the other's (docs/domain/duplicates.md#merging). */
export const MERGE_FIELDS = [
  ...(['firstname', 'name', 'email', 'phone', 'address', 'function', 'language', 'skype', 'timezone'] as const),
  ...(['info', 'newsletter', 'resume_summary', 'status', 'assigned_to', 'website_tag'] as const),
  ...(['source', 'avatar', 'freelancer', 'top_project', 'project_preferences', 'more_about_yourself'] as const),
  ...(['price_per_word', 'day_rate', 'availability', 'minimum_fee', 'words_per_day', 'years_experience'] as const),
  ...(['mother_tongue', 'links'] as const),
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

/** Choices of a public page. The stricter of both stays, unless a recruiter chooses the other. */
export const PUBLICITY_FIELDS = ['public_page', 'searchable'] as const;
export type PublicityField = (typeof PUBLICITY_FIELDS)[number];

/** Fields whose values a merge adds together. */
export const ADDED_FIELDS = [
  ...(['skills', 'tags', 'folders', 'jobs', 'cat_tools', 'languages', 'translation_skills'] as const),
] as const;
export type AddedField = (typeof ADDED_FIELDS)[number];

/** Every field that a merge decides about. */
export const MERGED_FIELDS = [...MERGE_FIELDS, ...PUBLICITY_FIELDS, ...ADDED_FIELDS] as const;
export type MergedField = (typeof MERGED_FIELDS)[number];

/** The sides of a pair. */
export const MERGE_SIDES = ['older', 'newer'] as const;
export type MergeSide = (typeof MERGE_SIDES)[number];

/** A merge can be undone for so many days. */
export const MERGE_UNDO_DAYS = 30;

export const ADDRESS_PARTS = ['street', 'number', 'box', 'postal', 'city', 'province', 'country'] as const;
type AddressPart = (typeof ADDRESS_PARTS)[number];
export type Address = Partial<Record<AddressPart, string | null>>;

/** The parts that say where somebody lives; each form gives a country by itself. */
const placesOf = ({ street, postal, city }: Address): number => [street, postal, city].filter(Boolean).length;

/** A merge does not begin with a poorer address. */
export const isPoorer = (one: Address, other: Address): boolean => placesOf(one) < placesOf(other);

const agree = (one?: string | null, other?: string | null): boolean =>
  !one || !other || one.trim().toLowerCase() === other.trim().toLowerCase();

/** The address that a merge gives: the chosen one, with its gaps filled where both agree. A country alone yields to a place. */
export function mergedAddress(chosen: Address, other: Address): Record<AddressPart, string | null> {
  const [first, second] = placesOf(chosen) === 0 && placesOf(other) > 0 ? [other, chosen] : [chosen, other];
  const isSame = ADDRESS_PARTS.every((part) => part === 'province' || agree(first[part], second[part]));
  const valueOf = (part: AddressPart): string | null => first[part] || (isSame && second[part]) || null;
  return Object.fromEntries(ADDRESS_PARTS.map((part) => [part, valueOf(part)])) as Record<AddressPart, string | null>;
}

/** A price is per word or per hour by the function, so of two units it stays with its function. */
export const samePriceUnit = (one?: string | null, other?: string | null): boolean =>
  billsPerWord(one ?? undefined) === billsPerWord(other ?? undefined);

/** The skills of both, those of the one who stays first; over the limit the best rated ones. */
export function mergedSkills<T extends { level: number }>(
  stays: readonly T[],
  gone: readonly T[],
  id: (one: T) => string,
): T[] {
  const skills = [...stays, ...gone.filter((one) => !stays.some((own) => id(own) === id(one)))];
  return skills.length > MAX_SKILLS ? skills.toSorted((a, b) => b.level - a.level).slice(0, MAX_SKILLS) : skills;
}
