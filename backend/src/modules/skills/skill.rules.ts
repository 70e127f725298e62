import { LANGUAGES, type Label, type SkillState } from '@byline/shared-types/domain';
import { normalise } from '../../common/lists/search.js';

/** A label without case and accents: what labels are sorted and compared by. */
export const labelKeys = (label: Label): Label => ({
  NL: normalise(label.NL),
  EN: normalise(label.EN),
  FR: normalise(label.FR),
});

/**
 * What no two skills may share: the label in each language. An approved skill's is everybody's; a pending one's only its creator's, because
 * nobody else sees it, and two candidates may propose the same (docs/domain/candidates.md#skills).
 */
export function uniqueKeys(label: Label, state: SkillState, createdBy: unknown): string[] {
  const scope = state === 'approved' ? '' : `${String(createdBy)} `;
  return Object.entries(labelKeys(label)).map(([language, key]) => `${scope}${language} ${key}`);
}

/** A proposal is approved once; what everybody may choose does not become a proposal again (docs/domain/candidates.md#skills). */
export const mayBecome = (from: SkillState, to: SkillState): boolean => from === to || to === 'approved';

/** The fields labels sort by, and the stored keys behind them. */
export const LABEL_SORTS = LANGUAGES.map((language) => `label.${language.toUpperCase()}`);

/** Sorting by a label goes by its key, so that case and accents do not matter. */
export const sortByKeys = (sort: [string, 1 | -1][]): [string, 1 | -1][] =>
  sort.map(([field, direction]) => [field.replace(/^label\./, 'keys.'), direction]);
