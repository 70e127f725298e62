import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { isGivenUp } from '../problems/problem';
import { useProblemWords } from '../problems';
import type { Confirmation, Dialogs, LeaveAnswer, Unsaved } from './dialogs-context';

/** A dialog that was asked for; an answer closes it. */
export type ShownDialog =
  | { kind: 'confirm'; question: Confirmation; answer: (yes: boolean) => void }
  | { kind: 'leave'; unsaved: Unsaved; answer: (answer: LeaveAnswer) => void }
  | {
      kind: 'notice';
      title: string;
      text: ReactNode;
      /** What the server said, in English. */
      details?: string | undefined;
    };

interface DialogState {
  /** The value of DialogsContext. */
  dialogs: Dialogs;
  shown: ShownDialog | null;
  /** False while the dialog fades out. */
  open: boolean;
  close: () => void;
}

/** One dialog at a time for a whole app, which draws it its own way. */
export function useDialogState(): DialogState {
  const problems = useProblemWords();
  const [shown, setShown] = useState<ShownDialog | null>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const dialogs = useMemo<Dialogs>(() => {
    const show = (dialog: ShownDialog): void => {
      setShown(dialog);
      setOpen(true);
    };
    /** Shows a question; the promise is of its answer. */
    const ask = <Answer>(dialog: (answer: (given: Answer) => void) => ShownDialog): Promise<Answer> =>
      new Promise((resolve) => {
        show(
          dialog((given) => {
            setOpen(false);
            resolve(given);
          }),
        );
      });
    return {
      confirm: (question) => ask((answer) => ({ kind: 'confirm', question, answer })),
      askToLeave: (unsaved = 'text') => ask((answer) => ({ kind: 'leave', unsaved, answer })),
      showError: (error) => {
        if (isGivenUp(error)) return;
        const [title, text, details] = [problems.title(error), problems.text(error), problems.details(error)];
        show({ kind: 'notice', title, text, details });
      },
      notice: (notice) => show({ kind: 'notice', ...notice }),
    };
  }, [problems]);
  return { dialogs, shown, open, close };
}
