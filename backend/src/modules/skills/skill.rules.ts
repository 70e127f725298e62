import { LANGUAGES, type Label, type SkillState } from '@byline/shared-types/domain';
import { normalise } from '../../common/lists/search.js';

/**
 * Labels of approved skills are unique in each language. Labels of proposals are unique for their creator only, so two candidates may propose the
 * same skill (docs/domain/candidates.md#skills).
 */
export function uniqueKeys(label: Label, state: SkillState, createdBy: unknown): string[] {
  const scope = state === 'approved' ? '' : `${String(createdBy)} `;
  return (['NL', 'EN', 'FR'] as const).map((language) => `${scope}${language} ${normalise(label[language])}`);
}

/** An approved skill never becomes a proposal again (docs/domain/candidates.md#skills). */
export const mayBecome = (from: SkillState, to: SkillState): boolean => from === to || to === 'approved';

export const LABEL_SORTS = LANGUAGES.map((language) => `label.${language.toUpperCase()}`);
