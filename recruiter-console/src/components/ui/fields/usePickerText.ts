import { useState, type FocusEvent, type KeyboardEvent } from 'react';

interface PickerTextProps {
  onSearch: ((text: string) => void) | undefined;
  /** Enter, where nothing can be taken yet. */
  onIdleEnter: (() => void) | undefined;
}

/** The text in a picker belongs to the person typing: a choice, Escape or leaving the field ends it, an answer of the server never does. */
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
      // A form is not sent with the value from before while another is being looked for.
      event.preventDefault();
      event.stopPropagation();
      onIdleEnter?.();
    }
  };
  const onBlur = ({ target }: FocusEvent<HTMLElement>): void => {
    // When the window alone has lost the focus, the person comes back and types on.
    if (typed !== null && document.activeElement !== target) end();
  };
  return { typed, write, onKeyDown, onBlur, end };
}
