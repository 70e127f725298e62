import { labelIn } from '@byline/shared-types/domain';
import { useLanguage } from '@byline/web-kit/i18n';
import type { Choice } from '@byline/web-kit/names';
import { useAllSkillsQuery } from '../../api';

/** The approved skills of the agency, for a proposal that is changed. */
export function useSkillChoices(): Choice[] {
  const language = useLanguage();
  const { data = [] } = useAllSkillsQuery({ sort: ['label.EN'] });
  return data
    .filter(({ state }) => state === 'approved')
    .map(({ _id, label }) => ({ value: _id, label: labelIn(label, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
