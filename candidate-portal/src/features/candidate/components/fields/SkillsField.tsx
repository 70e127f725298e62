import { Plus } from 'lucide-react';
import { MAX_SKILLS } from '@byline/shared-types/domain';
import { useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { ErrorLine } from '../../../../components/ui/ErrorLine';
import { useField } from '@byline/web-kit/form';
import { Button, TextButton } from '../../../../components/ui/Button';
import { ErrorState } from '../../../../components/ui/States';
import { useDialogs } from '@byline/web-kit/ui';
import { useT } from '@byline/web-kit/i18n';
import type { Candidate, ChosenSkill } from '../../model';
import { useSkills } from '../../useSkills';
import { SkillPicker } from './SkillPicker';
import { SkillRow } from './SkillRow';
import style from './SkillsField.module.css';
import textStyle from '../../../../components/ui/text.module.css';

const SUGGESTED = 6;

interface SkillsFieldProps {
  candidate: Candidate;
  /** Whether the candidate can edit the remarks; otherwise, they are read-only. */
  remarks?: boolean;
  /** Offers the first skills of the function, so that one tap adds one. */
  suggests?: boolean;
}

/** Up to five skills with their stars; a skill that the candidate proposes is pending (docs/domain/candidates.md#skills). */
export function SkillsField({ candidate, remarks = false, suggests = false }: SkillsFieldProps) {
  const t = useT();
  const field = useField('skills', t('candidateField.skills'));
  const skills = useSkills(candidate);
  const { showError } = useDialogs();
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  /** The last click added a skill. */
  const added = useRef(false);
  const chosen = field.value as ChosenSkill[];

  const close = (): void => {
    // Renders immediately, so that the button has the focus before the next key press.
    flushSync(() => setAdding(false));
    addButton.current?.focus();
  };
  const add = (skillId: string): void => {
    field.setValue([...chosen, { skillId, level: 0 }]);
    added.current = true;
    close();
  };
  const change = (skill: ChosenSkill): void =>
    field.setValue(chosen.map((other) => (other.skillId === skill.skillId ? skill : other)));
  const propose = (label: string): void => void skills.propose(label).then(add, showError);

  if (skills.error !== undefined && skills.choices.length === 0)
    return <ErrorState error={skills.error} what={t('skills.notLoaded')} onRetry={skills.retry} />;
  /** Ignores the second click of a double click, because the stars of the new skill may stand there now. */
  const dropSecond = (event: MouseEvent): void => {
    if (event.detail > 1 && added.current) {
      event.preventDefault();
      event.stopPropagation();
    } else added.current = false;
  };
  const free = skills.choices.filter(({ id }) => !chosen.some(({ skillId }) => skillId === id));
  return (
    <div onClickCapture={dropSecond}>
      <ul>
        {chosen.map((skill) => (
          <SkillRow
            key={skill.skillId}
            skill={skill}
            choice={skills.choices.find(({ id }) => id === skill.skillId)}
            remarks={remarks}
            onChange={change}
            onRemove={() => field.setValue(chosen.filter((other) => other !== skill))}
          />
        ))}
      </ul>
      {adding ? (
        <SkillPicker id={field.id} choices={free} onChoose={add} onPropose={propose} onClose={close} />
      ) : (
        <TextButton
          icon={Plus}
          id={field.id}
          ref={addButton}
          disabled={chosen.length >= MAX_SKILLS}
          aria-describedby={field.error ? field.errorId : undefined}
          onClick={() => setAdding(true)}
        >
          {t('skills.add')}{' '}
          <span className={textStyle.secondary}>{t('skills.count', { count: chosen.length, max: MAX_SKILLS })}</span>
        </TextButton>
      )}
      {suggests && !adding && chosen.length < MAX_SKILLS && (
        <ul className={style.suggestions} aria-label={t('skills.suggested')}>
          {free.slice(0, SUGGESTED).map(({ id, label }) => (
            <li key={id}>
              <Button look="quiet" small onClick={() => add(id)}>
                <Plus size={16} />
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {field.error && <ErrorLine id={field.errorId}>{field.error}</ErrorLine>}
    </div>
  );
}
