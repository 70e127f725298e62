import { DraftNotice } from '@byline/web-kit/form';
import { isWriter, MAX_SKILLS } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CandidateResponse } from '../../../api';
import { useSkillOptions } from '../../../api/lookups';
import { useSkillName } from '../../../components/candidate/texts';
import { useCandidateChange } from '../../../components/candidate/useCandidateChange';
import { Divider } from '../../../components/layout/Divider';
import { Grow } from '../../../components/layout/Grow';
import { Row, Stack } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { Check } from '../../../components/ui/fields/Check';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { Rating } from '../../../components/ui/Rating';
import { useNotify } from '@byline/web-kit/ui';
import type { Choice } from '@byline/web-kit/names';
import { displayName } from '../../../lib/format';
import { useChosenSkills, type ChosenSkill } from '../useChosenSkills';
import style from './SkillsDialog.module.css';

/** The time for which the warning about a sixth skill stays (docs/domain/candidates.md#skills). */
const WARNING_MS = 5000;

/** Step 1 chooses at most five skills; step 2 adds stars and remarks (docs/domain/candidates.md#skills). */
export function SkillsDialog({ candidate, onClose }: { candidate: CandidateResponse; onClose: () => void }) {
  const t = useT();
  const { locale } = useIntl();
  const notify = useNotify();
  const change = useCandidateChange();
  const { options } = useSkillOptions();
  const skillName = useSkillName();
  const [step, setStep] = useState<1 | 2>(1);
  const [text, setText] = useState('');
  const [warned, setWarned] = useState(false);
  const [saving, setSaving] = useState(false);
  const send = async (wanted: readonly ChosenSkill[]): Promise<boolean> => {
    setSaving(true);
    const skills = wanted.map(({ remark, ...skill }) => ({ ...skill, remark: remark.trim() || null }));
    const saved = await change(
      candidate,
      { skills },
      { describe: (theirs) => theirs.skills.map(skillName).join(', ') || t('candidate.noSkills') },
    );
    setSaving(false);
    if (saved) notify(t('skills.saved'));
    return Boolean(saved);
  };
  const { chosen, setChosen, save, cancel, close, draft, rated } = useChosenSkills(candidate, send, onClose);
  const own = candidate.skills.map((skill) => ({ value: skill.skillId, label: skillName(skill) }));
  const all = [...own.filter(({ value }) => !options.some((option) => option.value === value)), ...options];
  const nameOf = (id: string): string => all.find(({ value }) => value === id)?.label ?? '…';
  // Keeps the skills that were chosen at the last change of the search on top, so that no row moves under a click.
  const [onTop, setOnTop] = useState<readonly string[]>(() => candidate.skills.map(({ skillId }) => skillId));
  const search = (next: string): void => {
    setText(next);
    setOnTop(chosen.map(({ skillId }) => skillId));
  };
  const isOnTop = ({ value }: Choice): boolean => onTop.includes(value);
  const found = all.filter(
    (skill) => !isOnTop(skill) && skill.label.toLocaleLowerCase(locale).includes(text.trim().toLocaleLowerCase(locale)),
  );
  const choice = (skills: readonly Choice[]) => (
    <ul className={style.choice}>
      {skills.map(({ value, label }) => (
        <li key={value}>
          <Check checked={chosen.some(({ skillId }) => skillId === value)} onChange={() => toggle(value)}>
            {label}
          </Check>
        </li>
      ))}
    </ul>
  );

  useEffect(() => {
    if (!warned) return undefined;
    const timer = setTimeout(() => setWarned(false), WARNING_MS);
    return () => clearTimeout(timer);
  }, [warned]);

  const toggle = (skillId: string): void => {
    const without = chosen.filter((skill) => skill.skillId !== skillId);
    if (without.length < chosen.length) setChosen(without);
    else if (chosen.length >= MAX_SKILLS) setWarned(true);
    else setChosen([...chosen, { skillId, level: 0, remark: '' }]);
  };
  const write = (skillId: string, next: Partial<ChosenSkill>): void =>
    setChosen(chosen.map((skill) => (skill.skillId === skillId ? { ...skill, ...next } : skill)));
  const drop = (skillId: string): void => {
    toggle(skillId);
    if (chosen.length === 1) setStep(1);
  };
  // An empty choice can be saved, which removes all skills. Only step 2 needs a skill.
  const isOver = chosen.length > MAX_SKILLS;
  const canSave = (step === 2 && !isOver) || (chosen.length === 0 && candidate.skills.length > 0);
  const go = (): void => {
    if (canSave && !saving) void save();
    else if (isOver) setStep(1);
    else if (!canSave && chosen.length > 0) setStep(2);
  };
  const choose = isWriter(candidate.function ?? undefined) ? 'skills.chooseAsWriter' : 'skills.chooseStep';
  return (
    <AppDialog
      open
      width={600}
      title={t('skills.title', { name: displayName(candidate) })}
      onClose={() => void close()}
      onSend={go}
      actions={
        <>
          {step === 2 && (
            <Button variant="text" onClick={() => setStep(1)}>
              <FormattedMessage id="common.previous" />
            </Button>
          )}
          <Grow />
          <Button onClick={cancel}>
            <FormattedMessage id="common.cancel" />
          </Button>
          {canSave ? (
            <Button variant="contained" color="primary" disabled={saving} onClick={go}>
              <FormattedMessage id="skills.save" />
            </Button>
          ) : (
            <Button
              variant="contained"
              color="primary"
              disabled={chosen.length === 0 || (isOver && step === 1)}
              onClick={go}
            >
              <FormattedMessage id="common.next" />
            </Button>
          )}
        </>
      }
    >
      <Stack gap={12}>
        <DraftNotice draft={draft} values={rated} />
        <Text as="p" tone="muted">
          <FormattedMessage id={step === 1 ? choose : 'skills.rateStep'} />
        </Text>
        {step === 1 ? (
          <>
            <Row wrap>
              <SearchInput label={t('skills.search')} value={text} onChange={search} width="long" autoFocus />
              <Text tone="muted" role="status">
                <FormattedMessage id="skills.chosen" values={{ count: chosen.length, max: MAX_SKILLS }} />
              </Text>
            </Row>
            {(warned || isOver) && (
              <p className={style.tooMany} role="alert">
                <FormattedMessage id="skills.tooMany" />
              </p>
            )}
            {onTop.length > 0 && choice(all.filter(isOnTop))}
            {onTop.length > 0 && found.length > 0 && <Divider />}
            {choice(found)}
            {text.trim() !== '' && found.length === 0 && (
              <Text as="p" tone="muted" role="status">
                <FormattedMessage id="skills.noneFound" />
              </Text>
            )}
          </>
        ) : (
          <Stack as="ul" gap={12}>
            {chosen.map(({ skillId, level, remark }, index) => (
              <Row as="li" wrap key={skillId} className={style.rated}>
                <Grow className={style.skill}>{nameOf(skillId)}</Grow>
                <Rating
                  label={t('skills.level', { skill: nameOf(skillId) })}
                  value={level}
                  onChange={(next) => write(skillId, { level: next })}
                />
                <label className={style.remark}>
                  <Text tone="muted" size="small">
                    <FormattedMessage id="skills.remarkLabel" />
                  </Text>
                  <OutlinedInput
                    fullWidth
                    autoFocus={index === 0}
                    value={remark}
                    onChange={(event) => write(skillId, { remark: event.target.value })}
                    slotProps={{
                      input: {
                        maxLength: 200,
                        'aria-label': t('skills.remark', { skill: nameOf(skillId) }),
                      },
                    }}
                  />
                </label>
                <Button size="small" variant="text" onClick={() => drop(skillId)}>
                  <FormattedMessage id="common.remove" />
                </Button>
              </Row>
            ))}
          </Stack>
        )}
      </Stack>
    </AppDialog>
  );
}
