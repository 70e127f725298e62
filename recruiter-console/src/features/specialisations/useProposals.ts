import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useState } from 'react';
import { useDeleteSkillMutation, useUpdateSkillMutation, type SkillResponse } from '../../api';

interface Progress {
  count: number;
  total: number;
}

/** Approves or declines several proposals; `done` counts them while that goes on, otherwise it is null. */
export function useProposals() {
  const t = useT();
  const { confirm, showError } = useDialogs();
  const notify = useNotify();
  const [update] = useUpdateSkillMutation();
  const [remove] = useDeleteSkillMutation();
  const [done, setDone] = useState<Progress | null>(null);

  /** Reports the first error at the end, because the others are decided all the same. */
  const each = async (
    skills: readonly SkillResponse[],
    act: (skill: SkillResponse) => PromiseLike<{ error?: unknown }>,
    said: 'proposals.approvedSeveral' | 'proposals.declinedSeveral',
  ): Promise<void> => {
    const errors: unknown[] = [];
    for (const [count, skill] of skills.entries()) {
      setDone({ count, total: skills.length });
      const { error } = await act(skill);
      if (error) errors.push(error);
    }
    setDone(null);
    const count = skills.length - errors.length;
    if (count > 0) notify(t(said, { count }), { success: true });
    if (errors.length > 0) showError(errors[0]);
  };

  const approve = (skills: readonly SkillResponse[]): Promise<void> =>
    each(
      skills,
      ({ _id, version }) => update({ id: _id, updateSkillRequest: { state: 'approved', version } }),
      'proposals.approvedSeveral',
    );
  const decline = async (skills: readonly SkillResponse[]): Promise<void> => {
    const title = t('proposals.declineSeveralQuestion', { count: skills.length });
    const action = t('proposals.decline');
    if (!(await confirm({ title, text: t('proposals.declineSeveralText'), action, danger: true }))) return;
    await each(skills, ({ _id }) => remove({ id: _id, force: true }), 'proposals.declinedSeveral');
  };
  return { approve, decline, done };
}
