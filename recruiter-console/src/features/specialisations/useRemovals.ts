import { labelIn, type Language } from '@byline/shared-types/domain';
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
import { messages, proposals } from './messages';
import type { Category } from './model';

/** How many candidates have a skill; null, said in a dialog, when nobody can tell. */
export function useUsers(): (skill: SkillResponse) => Promise<number | null> {
  const { showError } = useDialogs();
  const [listCandidates] = useLazyListCandidatesQuery();
  return async ({ _id }) => {
    const { data, error } = await listCandidates({ filter: { skills: [_id] }, limit: 1, prefer: EXACT });
    if (error) showError(error);
    return error ? null : (data?.totalCount ?? 0);
  };
}

/** Removes a skill, or declines a proposal, after a question that says how many have it (docs/domain/recruiting.md#in-use). */
export function useRemoveSkill(): (skill: SkillResponse) => Promise<boolean> {
  const { formatMessage, locale } = useIntl();
  const usersOf = useUsers();
  const removal = useRemoval();
  const [remove] = useDeleteSkillMutation();
  return async (skill) => {
    const count = await usersOf(skill);
    if (count === null) return false;
    const name = labelIn(skill.label, locale as Language);
    const pending = skill.state === 'pending';
    return removal({
      question: formatMessage(pending ? proposals.declineQuestion : messages.removeSkillQuestion, { name }),
      text: formatMessage(messages.removeSkillText, { count }),
      ...(pending && { action: formatMessage(proposals.decline) }),
      remove: () => remove({ id: skill._id, force: count > 0 }),
      done: formatMessage(pending ? proposals.declined : messages.removed, { name }),
      success: true,
    });
  };
}

/** Removes a category after a question that says how many skills go with it. */
export function useRemoveCategory(): (category: Category, skills: number) => Promise<boolean> {
  const { formatMessage, locale } = useIntl();
  const removal = useRemoval();
  const [remove] = useDeleteSkillCategoryMutation();
  return (category, count) => {
    const name = labelIn(category.label, locale as Language);
    return removal({
      question: formatMessage(messages.removeCategoryQuestion, { name }),
      text: formatMessage(messages.removeCategoryText, { count }),
      remove: () => remove({ id: category._id, force: count > 0 }),
      done: formatMessage(messages.removed, { name }),
      success: true,
    });
  };
}
