import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { isGivenUp } from '../problems/problem';
import { useProblemWords } from '../problems';
import type { Confirmation, Dialogs, LeaveAnswer, Unsaved } from './dialogs-context';

interface Notice {
  kind: 'notice';
  title: string;
  text: ReactNode;
  /** The server's words, in English. */
  details?: string | undefined;
}

type Asked =
  | { kind: 'confirm'; question: Confirmation; answer: (yes: boolean) => void }
  | { kind: 'leave'; unsaved: Unsaved; answer: (answer: LeaveAnswer) => void }
  | Notice;

/** A requested dialog. Its id is its React key, so that each dialog gets its own element. */
export type ShownDialog = Asked & {
  id: number;
  /** Closes the dialog; a question resolves with the answer that changes nothing. */
  close: () => void;
};

interface DialogState {
  /** The value of DialogsContext. */
  dialogs: Dialogs;
  /** The first of the queue. */
  shown: ShownDialog | null;
}

/** The queue of an app's dialogs: each waits until the previous one is closed (docs/domain/interface.md#dialogs). */
export function useDialogState(): DialogState {
  const problems = useProblemWords();
  const { queue, ask } = useQueue();
  const dialogs = useMemo<Dialogs>(() => {
    const notify = (notice: Omit<Notice, 'kind'>): void => void ask(undefined, () => ({ kind: 'notice', ...notice }));
    return {
      confirm: (question) => ask(false, (answer) => ({ kind: 'confirm', question, answer })),
      askToLeave: (unsaved = 'text') => ask<LeaveAnswer>('stay', (answer) => ({ kind: 'leave', unsaved, answer })),
      showError: (error) => {
        if (isGivenUp(error)) return;
        notify({ title: problems.title(error), text: problems.text(error), details: problems.details(error) });
      },
      notice: notify,
    };
  }, [problems, ask]);
  return { dialogs, shown: queue[0] ?? null };
}

type Ask = <Answer>(none: Answer, asked: (answer: (given: Answer) => void) => Asked) => Promise<Answer>;

/** `ask` appends a dialog to the queue. Its promise resolves when the dialog closes, with `none` if there is no answer. */
function useQueue(): { queue: readonly ShownDialog[]; ask: Ask } {
  const [queue, setQueue] = useState<readonly ShownDialog[]>([]);
  const lastId = useRef(0);
  const unsettled = useRef(new Set<() => void>());
  const over = useRef(false);
  useEffect(() => {
    const closes = unsettled.current;
    over.current = false;
    return () => {
      over.current = true;
      for (const close of closes) close();
    };
  }, []);
  const ask = useCallback<Ask>(<Answer>(none: Answer, asked: (answer: (given: Answer) => void) => Asked) => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const id = ++lastId.current;
    const answer = (given: Answer): void => {
      unsettled.current.delete(close);
      setQueue((all) => all.filter((dialog) => dialog.id !== id));
      resolve(given);
    };
    const close = (): void => answer(none);
    unsettled.current.add(close);
    if (over.current) close();
    else setQueue((all) => added(all, { ...asked(answer), id, close }));
    return promise;
  }, []);
  return { queue, ask };
}

/** Skips a notice that the queue already contains, because several calls may fail with the same error. */
function added(queue: readonly ShownDialog[], dialog: ShownDialog): readonly ShownDialog[] {
  const isTold = (one: ShownDialog): boolean =>
    one.kind === 'notice' &&
    dialog.kind === 'notice' &&
    one.title === dialog.title &&
    one.text === dialog.text &&
    one.details === dialog.details;
  return queue.some(isTold) ? queue : [...queue, dialog];
}
