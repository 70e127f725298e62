import { labelIn, type Language } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { useIntl } from 'react-intl';
import {
  EXACT,
  useDeleteSkillCategoryMutation,
  useDeleteSkillMutation,
  useLazyListCandidatesQuery,
  type SkillResponse,
} from '../../api';
import { useRemoval } from '../../lib/useRemoval';
import type { Category } from './model';

/** Counts the candidates who have a skill. Resolves to null after an error, which a dialog reports. */
export function useUsers(): (skill: SkillResponse) => Promise<number | null> {
  const { showError } = useDialogs();
  const [listCandidates] = useLazyListCandidatesQuery();
  return async ({ _id }) => {
    const { data, error } = await listCandidates({ filter: { skills: [_id] }, limit: 1, prefer: EXACT });
    if (error) showError(error);
    return error ? null : (data?.totalCount ?? 0);
  };
}

/** Removes a skill or declines a proposal. Asks first, with the number of candidates who have it (docs/domain/recruiting.md#in-use). */
export function useRemoveSkill(): (skill: SkillResponse) => Promise<boolean> {
  const t = useT();
  const { locale } = useIntl();
  const usersOf = useUsers();
  const removal = useRemoval();
  const [remove] = useDeleteSkillMutation();
  return async (skill) => {
    const count = await usersOf(skill);
    if (count === null) return false;
    const name = labelIn(skill.label, locale as Language);
    const pending = skill.state === 'pending';
    return removal({
      question: t(pending ? 'proposals.declineQuestion' : 'specialisations.removeSkillQuestion', { name }),
      text: t('specialisations.removeSkillText', { count }),
      ...(pending && { action: t('proposals.decline') }),
      remove: () => remove({ id: skill._id, force: count > 0 }),
      done: t(pending ? 'proposals.declined' : 'specialisations.removed', { name }),
      success: true,
    });
  };
}

/** Removes a category. Asks first, with the number of its skills. */
export function useRemoveCategory(): (category: Category, skills: number) => Promise<boolean> {
  const t = useT();
  const { locale } = useIntl();
  const removal = useRemoval();
  const [remove] = useDeleteSkillCategoryMutation();
  return (category, count) => {
    const name = labelIn(category.label, locale as Language);
    return removal({
      question: t('specialisations.removeCategoryQuestion', { name }),
      text: t('specialisations.removeCategoryText', { count }),
      remove: () => remove({ id: category._id, force: count > 0 }),
      done: t('specialisations.removed', { name }),
      success: true,
    });
  };
}
