import { X } from 'lucide-react';
import { MAX_LINE } from '@byline/shared-types/domain';
import { useId, useState } from 'react';
import { IconButton, TextButton } from '../../../../components/ui/Button';
import { Pill } from '../../../../components/ui/Pill';
import { StarsInput, useStarWord } from '../../../../components/ui/StarsInput';
import { useT } from '@byline/web-kit/i18n';
import type { ChosenSkill } from '../../model';
import type { SkillChoice } from '../../useSkills';
import controlStyle from '../../../../components/form/control.module.css';
import textStyle from '../../../../components/ui/text.module.css';
import style from './SkillRow.module.css';

interface SkillRowProps {
  skill: ChosenSkill;
  choice: SkillChoice | undefined;
  remarks: boolean;
  onChange: (skill: ChosenSkill) => void;
  onRemove: () => void;
}

/** A chosen skill: its name, its stars, the word for them, and a button to remove it. */
export function SkillRow({ skill, choice, remarks, onChange, onRemove }: SkillRowProps) {
  const t = useT();
  const word = useStarWord(skill.level);
  const name = choice?.label ?? t('skills.unknown');
  return (
    <li className={style.skill}>
      <div className={style.name}>
        <span className={textStyle.strong}>{name}</span>{' '}
        {choice?.pending && <Pill look="wait">{t('common.pending')}</Pill>}
      </div>
      <StarsInput legend={name} level={skill.level} onChange={(level) => onChange({ ...skill, level })} />
      <span className={`${style.word} ${textStyle.small} ${textStyle.secondary}`}>{word || t('skills.notRated')}</span>
      <IconButton icon={X} label={t('skills.remove', { skill: name })} onClick={onRemove} />
      {remarks ? (
        <Remark skill={skill} name={name} onChange={onChange} />
      ) : (
        skill.remark && <p className={style.remark}>{skill.remark}</p>
      )}
    </li>
  );
}

/** A button that opens the field for a remark. */
function Remark({ skill, name, onChange }: Pick<SkillRowProps, 'skill' | 'onChange'> & { name: string }) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(Boolean(skill.remark));
  if (!open)
    return (
      <div className={style.remark}>
        <TextButton aria-label={t('skills.addRemarkTo', { skill: name })} onClick={() => setOpen(true)}>
          {t('skills.addRemark')}
        </TextButton>
      </div>
    );
  return (
    <div className={style.remark}>
      <label htmlFor={id}>{t('skills.remark', { skill: name })}</label>
      <input
        id={id}
        className={controlStyle.input}
        autoFocus={!skill.remark}
        maxLength={MAX_LINE}
        value={skill.remark ?? ''}
        onChange={(event) => onChange({ ...skill, remark: event.target.value })}
      />
    </div>
  );
}
