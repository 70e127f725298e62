import { X } from 'lucide-react';
import { MAX_LINE } from '@byline/shared-types/domain';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../../../components/ui/Button';
import { useT } from '@byline/web-kit/i18n';
import type { SkillChoice } from '../../useSkills';
import fieldStyle from '../../../../components/form/field.module.css';
import controlStyle from '../../../../components/form/control.module.css';
import style from './SkillPicker.module.css';

interface SkillPickerProps {
  id: string;
  choices: readonly SkillChoice[];
  onChoose: (id: string) => void;
  onPropose: (label: string) => void;
  onClose: () => void;
}

const matches = (label: string, typed: string): boolean => fold(label).includes(fold(typed));
const fold = (text: string): string => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** A combobox over the skills of the function; the candidate can propose another one. */
export function SkillPicker({ id, choices, onChoose, onPropose, onClose }: SkillPickerProps) {
  const t = useT();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);

  const picker = useRef<HTMLDivElement>(null);
  // On a phone, the bar at the bottom would cover the last skills.
  useEffect(() => void picker.current?.scrollIntoView({ block: 'nearest' }), [choices.length]);

  const found = choices.filter(({ label }) => matches(label, typed));
  const isNew = typed.trim() !== '' && !choices.some(({ label }) => fold(label) === fold(typed));
  const options = [
    ...found.map((choice) => ({ key: choice.id, text: choice.label, choose: () => onChoose(choice.id) })),
    ...(isNew
      ? [{ key: 'new', text: t('skills.create', { skill: typed.trim() }), choose: () => onPropose(typed.trim()) }]
      : []),
  ];
  const current = Math.min(active, options.length - 1);

  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && options.length > 0) setActive((current + step + options.length) % options.length);
    else if (event.key === 'Enter') options[current]?.choose();
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={style.picker} ref={picker}>
      <label htmlFor={id}>{t('skills.search')}</label>
      <div className={style.search}>
        <input
          id={id}
          className={controlStyle.input}
          role="combobox"
          aria-describedby={`${listId}-help`}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? `${listId}-${String(current)}` : undefined}
          autoComplete="off"
          autoFocus
          maxLength={MAX_LINE}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon={X} label={t('common.cancel')} onClick={onClose} />
      </div>
      <p className={fieldStyle.help} id={`${listId}-help`}>
        {t('skills.nothing')}
      </p>
      <ul
        className={style.options}
        role="listbox"
        id={listId}
        aria-label={t('skills.search')}
        hidden={options.length === 0}
      >
        {options.map(({ key, text, choose }, index) => (
          <li
            key={key}
            id={`${listId}-${String(index)}`}
            role="option"
            aria-selected={index === current}
            // The press must not take the focus from the field before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={choose}
          >
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
