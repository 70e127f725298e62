import { LANGUAGES, type Label, type SkillState } from '@byline/shared-types/domain';
import { normalise } from '../../common/lists/search.js';

/** A label without case and accents, for sorting and comparison. */
export const labelKeys = (label: Label): Label => ({
  NL: normalise(label.NL),
  EN: normalise(label.EN),
  FR: normalise(label.FR),
});

/**
 * Labels of approved skills are unique in each language. Labels of proposals are unique for their creator only, so two candidates may propose the
 * same skill (docs/domain/candidates.md#skills).
 */
export function uniqueKeys(label: Label, state: SkillState, createdBy: unknown): string[] {
  const scope = state === 'approved' ? '' : `${String(createdBy)} `;
  return Object.entries(labelKeys(label)).map(([language, key]) => `${scope}${language} ${key}`);
}

/** An approved skill never becomes a proposal again (docs/domain/candidates.md#skills). */
export const mayBecome = (from: SkillState, to: SkillState): boolean => from === to || to === 'approved';

export const LABEL_SORTS = LANGUAGES.map((language) => `label.${language.toUpperCase()}`);

/** Sorts by keys instead of labels, which ignores case and accents. */
export const sortByKeys = (sort: [string, 1 | -1][]): [string, 1 | -1][] =>
  sort.map(([field, direction]) => [field.replace(/^label\./, 'keys.'), direction]);
