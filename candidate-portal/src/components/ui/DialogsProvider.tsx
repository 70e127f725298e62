import { useT } from '@byline/web-kit/i18n';
import {
  DialogsContext,
  leaveWords,
  NotifyContext,
  useDialogState,
  type Notify,
  type ShownDialog,
} from '@byline/web-kit/ui';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { common } from '../../i18n/messages';
import { Button, TextButton } from './Button';
import { Dialog } from './Dialog';
import { Toasts, type ToastEntry } from './Toasts';
import actionsStyle from './actions.module.css';
import textStyle from './text.module.css';

/** The dialogs and toasts any screen can open; one at a time, above everything. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const { dialogs, shown, open, close } = useDialogState();
  const [toasts, setToasts] = useState<ToastEntry[]>([]);
  const nextId = useRef(0);

  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const notify = useCallback<Notify>((text) => setToasts((all) => [...all, { id: nextId.current++, text }]), []);

  return (
    <DialogsContext value={dialogs}>
      <NotifyContext value={notify}>{children}</NotifyContext>
      {open && shown?.kind === 'confirm' && <Question {...shown} />}
      {open && shown?.kind === 'leave' && <LeaveQuestion {...shown} />}
      {open && shown?.kind === 'notice' && <NoticeDialog {...shown} onClose={close} />}
      <Toasts toasts={toasts} onDismiss={dismiss} />
    </DialogsContext>
  );
}

type Kind<K extends ShownDialog['kind']> = Extract<ShownDialog, { kind: K }>;

function Question({ question, answer }: Kind<'confirm'>) {
  const t = useT();
  const reply = (yes: boolean) => () => answer(yes);
  return (
    <Dialog role="alertdialog" title={question.title ?? t(common.areYouSure)} onClose={reply(false)}>
      <div>{question.text}</div>
      <div className={actionsStyle.actions}>
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

function LeaveQuestion({ unsaved, answer }: Kind<'leave'>) {
  const t = useT();
  const reply = (chosen: Parameters<typeof answer>[0]) => () => answer(chosen);
  return (
    <Dialog role="alertdialog" title={t(leaveWords.title)} onClose={reply('stay')}>
      <p>{t(leaveWords[unsaved])}</p>
      <div className={actionsStyle.actions}>
        <TextButton danger className={actionsStyle.apart} onClick={reply('discard')}>
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

function NoticeDialog({ title, text, details, onClose }: Kind<'notice'> & { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog role="alertdialog" title={title} onClose={onClose}>
      <p>{text}</p>
      {details && (
        <details className={`${textStyle.small} ${textStyle.secondary}`}>
          <summary>{t(common.details)}</summary>
          <p lang="en">{details}</p>
        </details>
      )}
      <div className={actionsStyle.actions}>
        <Button onClick={onClose}>{t(common.close)}</Button>
      </div>
    </Dialog>
  );
}
