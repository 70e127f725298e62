import { DraftOwnerContext, readDraft, useLeaveGuard, writeDraft } from '@byline/web-kit/form';
import { useDialogs } from '@byline/web-kit/ui';
import { use, useEffect, useState } from 'react';
import type { CandidateResponse } from '../../api';

export interface ChosenSkill {
  skillId: string;
  level: number;
  remark: string;
}

/** What is chosen in the skills dialog: a draft until it is saved or dropped, and asked about when it would be lost. */
export function useChosenSkills(
  { _id, skills }: CandidateResponse,
  send: (chosen: readonly ChosenSkill[]) => Promise<boolean>,
  onClose: () => void,
) {
  const owner = use(DraftOwnerContext);
  const { askToLeave } = useDialogs();
  const [opened] = useState(() =>
    skills.map(({ skillId, level, remark }): ChosenSkill => ({ skillId, level, remark: remark ?? '' })),
  );
  const base = JSON.stringify(opened);
  const [chosen, setChosen] = useState<ChosenSkill[]>(() => {
    const draft = readDraft(owner, { form: 'skills', record: _id });
    return draft?.base === base ? (draft.values.chosen as ChosenSkill[]) : opened;
  });
  const isDirty = JSON.stringify(chosen) !== base;
  useEffect(() => {
    const draft = { values: { chosen }, base, at: new Date().toISOString() };
    writeDraft(owner, { form: 'skills', record: _id }, isDirty ? draft : null);
  }, [owner, _id, chosen, base, isDirty]);
  const drop = (): void => void writeDraft(owner, { form: 'skills', record: _id }, null);
  const cancel = (): void => {
    drop();
    onClose();
  };
  const save = async (): Promise<boolean> => {
    const saved = await send(chosen);
    if (saved) cancel();
    return saved;
  };
  useLeaveGuard({ shownBy: [], isDirty: () => isDirty, isKept: () => true, discard: drop, save }, true);
  const close = async (): Promise<void> => {
    const answer = isDirty ? await askToLeave() : 'discard';
    if (answer === 'discard') cancel();
    else if (answer === 'save') await save();
  };
  return { chosen, setChosen, save, cancel, close };
}
