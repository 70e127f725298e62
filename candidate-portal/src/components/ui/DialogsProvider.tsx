import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { problemTitle } from '../../i18n/errors';
import { common } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { toProblem } from '../../lib/problem';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { DialogsContext, type Dialogs, type Question } from './dialogs-context';
import { Toasts, type ToastEntry } from './Toasts';

interface Asked extends Question {
  answer: (yes: boolean) => void;
}
interface Notice {
  title: string;
  text: string;
}

/** The dialogs and toasts any screen can open; one at a time, above everything. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const t = useT();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [toasts, setToasts] = useState<ToastEntry[]>([]);
  const nextId = useRef(0);

  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const dialogs = useMemo<Dialogs>(
    () => ({
      confirm: (question) => new Promise((answer) => setAsked({ ...question, answer })),
      showResponse: (error) => {
        const problem = toProblem(error);
        setNotice({ title: problemTitle(t, problem), text: problem?.detail || t(common.contactRecruiter) });
      },
      notice: setNotice,
      toast: (text) => setToasts((all) => [...all, { id: nextId.current++, text }]),
    }),
    [t],
  );
  const answer = (yes: boolean): void => {
    asked?.answer(yes);
    setAsked(null);
  };

  return (
    <DialogsContext value={dialogs}>
      {children}
      {asked && (
        <Dialog role="alertdialog" title={asked.title ?? t(common.areYouSure)} onClose={() => answer(false)}>
          <div>{asked.text}</div>
          <div className="actions">
            <Button look="quiet" onClick={() => answer(false)}>
              {t(common.cancel)}
            </Button>
            <Button look="danger" onClick={() => answer(true)}>
              {asked.action}
            </Button>
          </div>
        </Dialog>
      )}
      {notice && (
        <Dialog role="alertdialog" title={notice.title} onClose={() => setNotice(null)}>
          <p>{notice.text}</p>
          <div className="actions">
            <Button onClick={() => setNotice(null)}>{t(common.close)}</Button>
          </div>
        </Dialog>
      )}
      <Toasts toasts={toasts} onDismiss={dismiss} />
    </DialogsContext>
  );
}
