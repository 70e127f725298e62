import { useState, type FocusEvent, type KeyboardEvent } from 'react';

interface PickerTextProps {
  onSearch: ((text: string) => void) | undefined;
  /** Runs on Enter when there is no option to take. */
  onIdleEnter: (() => void) | undefined;
}

/** The typed text of a picker. A choice, Escape or blur ends it; an answer of the server never does. */
export function usePickerText({ onSearch, onIdleEnter }: PickerTextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const write = (text: string | null): void => {
    setTyped(text);
    onSearch?.(text ?? '');
  };
  const end = (): void => write(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!typed) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      end();
    }
    const nothingLit = !(event.target as HTMLElement).getAttribute('aria-activedescendant');
    if (event.key === 'Enter' && nothingLit) {
      // During a search, Enter must not submit the form with the old value.
      event.preventDefault();
      event.stopPropagation();
      onIdleEnter?.();
    }
  };
  const onBlur = ({ target }: FocusEvent<HTMLElement>): void => {
    // If only the window has lost the focus, the user returns and types on.
    if (typed !== null && document.activeElement !== target) end();
  };
  return { typed, write, onKeyDown, onBlur, end };
}
