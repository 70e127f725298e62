import { useRef, type FocusEvent } from 'react';

interface SubjectField {
  name: string;
  value: () => string;
  onChange: (text: string) => void;
}

/** Inserts a field of the recipient where the cursor was last: in the subject, or else in the message. */
export function useFieldInsertion({ name, value, onChange }: SubjectField) {
  const insertInMessage = useRef<(text: string) => void>(() => undefined);
  const subject = useRef<HTMLInputElement | null>(null);
  return {
    /** For the element around subject and message. */
    onFocus: ({ target }: FocusEvent): void => {
      if (target instanceof HTMLInputElement && target.name === name) subject.current = target;
      else if (target instanceof HTMLElement && target.isContentEditable) subject.current = null;
    },
    /** For the editor of the message. */
    onReady: (put: (text: string) => void): void => {
      insertInMessage.current = put;
    },
    insert: (token: string): void => {
      const input = subject.current;
      if (!input) return insertInMessage.current(token);
      const text = value();
      const [start, end] = [input.selectionStart ?? text.length, input.selectionEnd ?? text.length];
      onChange(`${text.slice(0, start)}${token}${text.slice(end)}`);
      input.focus();
    },
  };
}
