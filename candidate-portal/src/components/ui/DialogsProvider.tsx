import { useT } from '@byline/web-kit/i18n';
import { DialogsContext, NotifyContext, useDialogState, type Notify, type ShownDialog } from '@byline/web-kit/ui';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Button, TextButton } from './Button';
import { Dialog } from './Dialog';
import { Toasts, type ToastEntry } from './Toasts';
import actionsStyle from './actions.module.css';
import textStyle from './text.module.css';

/** Shows the dialogs and toasts that any screen opens, one dialog at a time, above everything. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const { dialogs, shown } = useDialogState();
  const [toasts, setToasts] = useState<ToastEntry[]>([]);
  const nextId = useRef(0);

  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const notify = useCallback<Notify>((text) => setToasts((all) => [...all, { id: nextId.current++, text }]), []);

  return (
    <DialogsContext value={dialogs}>
      <NotifyContext value={notify}>{children}</NotifyContext>
      {shown?.kind === 'confirm' && <Question key={shown.id} {...shown} />}
      {shown?.kind === 'leave' && <LeaveQuestion key={shown.id} {...shown} />}
      {shown?.kind === 'notice' && <NoticeDialog key={shown.id} {...shown} />}
      <Toasts toasts={toasts} onDismiss={dismiss} />
    </DialogsContext>
  );
}

type Kind<K extends ShownDialog['kind']> = Extract<ShownDialog, { kind: K }>;

function Question({ question, answer, close }: Kind<'confirm'>) {
  const t = useT();
  return (
    <Dialog role="alertdialog" title={question.title ?? t('are_you_sure')} onClose={close}>
      <div>{question.text}</div>
      <div className={actionsStyle.actions}>
        <Button look="quiet" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button look="danger" onClick={() => answer(true)}>
          {question.action}
        </Button>
      </div>
    </Dialog>
  );
}

function LeaveQuestion({ unsaved, answer, close }: Kind<'leave'>) {
  const t = useT();
  return (
    <Dialog role="alertdialog" title={t('leave.title')} onClose={close}>
      <p>{t(unsaved === 'files' ? 'leave.files' : 'leave.text')}</p>
      <div className={actionsStyle.actions}>
        <TextButton danger className={actionsStyle.apart} onClick={() => answer('discard')}>
          {t('leave.discard')}
        </TextButton>
        <Button look="quiet" data-autofocus onClick={close}>
          {t('leave.stay')}
        </Button>
        {unsaved !== 'unsent' && <Button onClick={() => answer('save')}>{t('leave.save')}</Button>}
      </div>
    </Dialog>
  );
}

function NoticeDialog({ title, text, details, close }: Kind<'notice'>) {
  const t = useT();
  return (
    <Dialog role="alertdialog" title={title} onClose={close}>
      <p>{text}</p>
      {details && (
        <details className={`${textStyle.small} ${textStyle.secondary}`}>
          <summary>{t('common.details')}</summary>
          <p lang="en">{details}</p>
        </details>
      )}
      <div className={actionsStyle.actions}>
        <Button data-autofocus onClick={close}>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  );
}
