import { useDraft, useLeaveGuard } from '@byline/web-kit/form';
import { useDialogs } from '@byline/web-kit/ui';
import { useEffect, useState } from 'react';
import type { CandidateResponse } from '../../api';

export interface ChosenSkill {
  skillId: string;
  level: number;
  remark: string;
}
/** By skill, so that a draft merges with a colleague's change skill by skill. Null marks a removed skill. */
type Rated = Record<string, Omit<ChosenSkill, 'skillId'> | null>;

const toRated = (skills: readonly ChosenSkill[]): Rated =>
  Object.fromEntries(skills.map(({ skillId, level, remark }) => [skillId, { level, remark }]));
const toChosen = (rated: Rated): ChosenSkill[] =>
  Object.entries(rated).flatMap(([skillId, given]) => (given ? [{ skillId, ...given }] : []));

/** The choice in the skills dialog. It stays as a draft until the user saves or drops it; leaving asks first. */
export function useChosenSkills(
  { _id, skills }: CandidateResponse,
  send: (chosen: readonly ChosenSkill[]) => Promise<boolean>,
  onClose: () => void,
) {
  const { askToLeave } = useDialogs();
  const [opened] = useState(() =>
    toRated(skills.map(({ skillId, level, remark }) => ({ skillId, level, remark: remark ?? '' }))),
  );
  const draft = useDraft<Rated>(opened, { form: 'skills', record: _id });
  const { start, keep } = draft;
  const [typed, setTyped] = useState<{ attempt: number; rated: Rated } | null>(null);
  const isTouched = typed?.attempt === start.attempt;
  const rated = isTouched ? typed.rated : start.values;
  const chosen = toChosen(rated);
  const isDirty = JSON.stringify(chosen) !== JSON.stringify(toChosen(opened));
  useEffect(() => {
    // Leaves an offered draft unchanged until the user types.
    if (isTouched) keep(isDirty ? rated : null);
  }, [keep, isTouched, isDirty, rated]);

  const setChosen = (next: readonly ChosenSkill[]): void => {
    const out = Object.keys(rated).filter((skillId) => !next.some((skill) => skill.skillId === skillId));
    const none: Rated = Object.fromEntries(out.map((skillId) => [skillId, null]));
    setTyped({ attempt: start.attempt, rated: { ...toRated(next), ...none } });
  };
  const drop = (): void => void keep(null);
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
  return { chosen, setChosen, save, cancel, close, draft, rated };
}
