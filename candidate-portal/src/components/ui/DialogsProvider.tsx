import { useT } from '@byline/web-kit/i18n';
import { useProblemWords } from '@byline/web-kit/problems';
import {
  DialogsContext,
  leaveWords,
  NotifyContext,
  type Confirmation,
  type Dialogs,
  type LeaveAnswer,
  type Notify,
} from '@byline/web-kit/ui';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { common } from '../../i18n/messages';
import { Button, TextButton } from './Button';
import { Dialog } from './Dialog';
import { Toasts, type ToastEntry } from './Toasts';

type Shown =
  | { kind: 'question'; question: Confirmation; answer: (yes: boolean) => void }
  | { kind: 'leave'; answer: (answer: LeaveAnswer) => void }
  | { kind: 'notice'; title: string; text: string };

/** The dialogs and toasts any screen can open; one at a time, above everything. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const problems = useProblemWords();
  const [shown, setShown] = useState<Shown | null>(null);
  const [toasts, setToasts] = useState<ToastEntry[]>([]);
  const nextId = useRef(0);

  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const notify = useCallback<Notify>((text) => setToasts((all) => [...all, { id: nextId.current++, text }]), []);
  const dialogs = useMemo<Dialogs>(
    () => ({
      confirm: (question) => new Promise((answer) => setShown({ kind: 'question', question, answer })),
      askToLeave: () => new Promise((answer) => setShown({ kind: 'leave', answer })),
      showError: (error) => setShown({ kind: 'notice', title: problems.title(error), text: problems.text(error) }),
      notice: (notice) => setShown({ kind: 'notice', ...notice }),
    }),
    [problems],
  );
  const close = (): void => setShown(null);

  return (
    <DialogsContext value={dialogs}>
      <NotifyContext value={notify}>{children}</NotifyContext>
      {shown?.kind === 'question' && <Question {...shown} onClose={close} />}
      {shown?.kind === 'leave' && <LeaveQuestion {...shown} onClose={close} />}
      {shown?.kind === 'notice' && <NoticeDialog {...shown} onClose={close} />}
      <Toasts toasts={toasts} onDismiss={dismiss} />
    </DialogsContext>
  );
}

type Closing<Kind extends Shown['kind']> = Extract<Shown, { kind: Kind }> & { onClose: () => void };

function Question({ question, answer, onClose }: Closing<'question'>) {
  const t = useT();
  const reply = (yes: boolean) => () => {
    onClose();
    answer(yes);
  };
  return (
    <Dialog role="alertdialog" title={question.title ?? t(common.areYouSure)} onClose={reply(false)}>
      <div>{question.text}</div>
      <div className="actions">
        <Button look="quiet" onClick={reply(false)}>
          {t(common.cancel)}
        </Button>
        <Button look="danger" onClick={reply(true)}>
          {question.action}
        </Button>
      </div>
    </Dialog>
  );
}

function LeaveQuestion({ answer, onClose }: Closing<'leave'>) {
  const t = useT();
  const reply = (chosen: LeaveAnswer) => () => {
    onClose();
    answer(chosen);
  };
  return (
    <Dialog role="alertdialog" title={t(leaveWords.title)} onClose={reply('stay')}>
      <p>{t(leaveWords.text)}</p>
      <div className="actions">
        <TextButton className="bad first" onClick={reply('discard')}>
          {t(leaveWords.discard)}
        </TextButton>
        <Button look="quiet" data-autofocus onClick={reply('stay')}>
          {t(leaveWords.stay)}
        </Button>
        <Button onClick={reply('save')}>{t(leaveWords.save)}</Button>
      </div>
    </Dialog>
  );
}

function NoticeDialog({ title, text, onClose }: Closing<'notice'>) {
  const t = useT();
  return (
    <Dialog role="alertdialog" title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="actions">
        <Button onClick={onClose}>{t(common.close)}</Button>
      </div>
    </Dialog>
  );
}
