import { useT } from '@byline/web-kit/i18n';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import controlStyle from './control.module.css';
import style from './Combobox.module.css';

export interface ComboboxChoice {
  value: string;
  label: string;
}

interface ComboboxProps {
  id?: string | undefined;
  /** The name of the list and, without a visible label, of the field. */
  label: string;
  hasLabel?: boolean;
  /** The chosen choice; null without one. */
  chosen: ComboboxChoice | null;
  /** The choices for a typed text, best first; undefined while they load. */
  find: (typed: string) => readonly ComboboxChoice[] | undefined;
  /** The text without a match. */
  nothing: string;
  placeholder?: string;
  invalid?: boolean;
  describedBy?: string | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** Chooses one of many by typing. Leaving the field takes a text that names one choice, and otherwise restores the last one. */
export function Combobox(props: ComboboxProps) {
  const { label, hasLabel = false, chosen, find, nothing, placeholder, onChange } = props;
  const t = useT();
  const listId = useId();
  /** The text that the user types; null while the field shows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);

  const found = open ? find(typed ?? '') : [];
  const options = found ?? [];
  const current = Math.min(active, options.length - 1);
  const optionId = (index: number): string => `${listId}-${String(index)}`;
  useEffect(() => {
    if (open) document.getElementById(`${listId}-${String(current)}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, current, listId]);

  const close = (): void => {
    setOpen(false);
    setTyped(null);
    setActive(0);
  };
  const take = (value: string): void => {
    if (value !== chosen?.value) onChange(value);
    close();
  };
  const show = (): void => {
    setOpen(true);
    setActive(0);
  };
  const leave = (): void => {
    const text = typed?.trim().toLocaleLowerCase();
    const matches = (text ? find(text) : undefined) ?? [];
    const named = matches.length === 1 ? matches[0] : matches.find((one) => one.label.toLocaleLowerCase() === text);
    if (named) take(named.value);
    else close();
    props.onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[current];
    if (step !== undefined && !open) show();
    else if (step !== undefined && options.length > 0) setActive((current + step + options.length) % options.length);
    else if (event.key === 'Enter' && open && option) take(option.value);
    else if (event.key === 'Enter' && typed !== null) close();
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={`${controlStyle.frame} ${style.combobox}`}>
      <input
        id={props.id}
        className={controlStyle.input}
        role="combobox"
        aria-label={hasLabel ? undefined : label}
        aria-expanded={open}
        aria-controls={open && options.length > 0 ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && options.length > 0 ? optionId(current) : undefined}
        aria-invalid={props.invalid ? true : undefined}
        aria-describedby={props.describedBy}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        value={typed ?? chosen?.label ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === '') onChange('');
          show();
        }}
        onClick={(event) => {
          if (typed === null) event.currentTarget.select();
          show();
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <ChevronDown />
      {open && options.length > 0 && (
        <ul
          className={style.options}
          role="listbox"
          id={listId}
          aria-label={label}
          // The browser makes a list that scrolls a stop of the Tab key.
          tabIndex={-1}
          // The press must not take the focus from the field before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map(({ value, label: text }, index) => (
            <li
              key={value}
              id={optionId(index)}
              role="option"
              aria-selected={index === current}
              onClick={() => take(value)}
            >
              {text}
            </li>
          ))}
        </ul>
      )}
      <div role="status" className={open && options.length === 0 ? style.nothing : undefined}>
        {open && options.length === 0 && (found ? nothing : t('state.loading'))}
      </div>
    </div>
  );
}
