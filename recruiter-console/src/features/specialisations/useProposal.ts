import { labelIn, type Language } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useIntl } from 'react-intl';
import { useReplaceSkillMutation, useUpdateSkillMutation, type SkillResponse } from '../../api';
import { useUsers } from './useRemovals';

/** Approves or replaces a proposal. Both resolve to true on success. */
export function useProposal() {
  const t = useT();
  const { locale } = useIntl();
  const { confirm, showError } = useDialogs();
  const notify = useNotify();
  const usersOf = useUsers();
  const [update] = useUpdateSkillMutation();
  const [replace] = useReplaceSkillMutation();
  const nameOf = ({ label }: SkillResponse): string => labelIn(label, locale as Language);

  const approve = async (skill: SkillResponse): Promise<boolean> => {
    const request = { state: 'approved', version: skill.version } as const;
    const { error } = await update({ id: skill._id, updateSkillRequest: request });
    if (error) showError(error);
    else notify(t('proposals.approved', { name: nameOf(skill) }), { success: true });
    return !error;
  };

  /** Gives another skill to the candidates who have the proposed one, after a confirmation. */
  const replaceWith = async (skill: SkillResponse, other: SkillResponse): Promise<boolean> => {
    const count = await usersOf(skill);
    if (count === null) return false;
    const names = { name: nameOf(skill), other: nameOf(other) };
    const sure = await confirm({
      title: t('proposals.replaceQuestion', names),
      text: t('proposals.replaceText', { ...names, count }),
      action: t('proposals.useInstead'),
    });
    if (!sure) return false;
    const { error } = await replace({ id: skill._id, replaceSkillRequest: { skillId: other._id } });
    if (error) showError(error);
    else notify(t('proposals.replaced', names), { success: true });
    return !error;
  };
  return { approve, replaceWith };
}
