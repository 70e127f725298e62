import { useT } from '@byline/web-kit/i18n';
import { DialogsContext, useDialogState, type ShownDialog } from '@byline/web-kit/ui';
import { Button } from '../Button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Grow } from '../../layout/Grow';
import { AppDialog } from './AppDialog';
import style from './DialogsProvider.module.css';

/** Questions and messages: one dialog at a time for the whole app (docs/domain/interface.md#dialogs). */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const { dialogs, shown } = useDialogState();
  /** The open dialog, after the dialogs that still fade out. */
  const [drawn, setDrawn] = useState<readonly ShownDialog[]>([]);
  if (shown && !drawn.includes(shown)) setDrawn([...drawn, shown]);
  return (
    <DialogsContext value={dialogs}>
      {children}
      {drawn.map((dialog) => (
        <DialogView
          key={dialog.id}
          shown={dialog}
          open={dialog === shown}
          onExited={() => setDrawn((all) => all.filter((other) => other !== dialog))}
        />
      ))}
    </DialogsContext>
  );
}

interface DialogViewProps {
  shown: ShownDialog;
  open: boolean;
  onExited: () => void;
}

function DialogView({ shown, ...fades }: DialogViewProps) {
  const t = useT();
  if (shown.kind === 'confirm') {
    const { title, text, action, danger = false } = shown.question;
    const answer = (yes: boolean) => () => shown.answer(yes);
    return (
      <AppDialog
        {...fades}
        title={title}
        onClose={shown.close}
        actions={
          <>
            {/* Cancel has the focus: the action is final, so a stray Enter must do nothing. */}
            <Button autoFocus onClick={shown.close}>
              <FormattedMessage id="common.cancel" />
            </Button>
            <Button variant="contained" color={danger ? 'error' : 'primary'} onClick={answer(true)}>
              {action}
            </Button>
          </>
        }
      >
        <div>{text}</div>
      </AppDialog>
    );
  }
  if (shown.kind === 'leave') {
    const answer = (chosen: Parameters<typeof shown.answer>[0]) => () => shown.answer(chosen);
    return (
      <AppDialog
        {...fades}
        width={440}
        title={t('leave.title')}
        onClose={shown.close}
        actions={
          <>
            <Button variant="text" color="error" onClick={answer('discard')}>
              {t('leave.discard')}
            </Button>
            <Grow />
            <Button autoFocus onClick={shown.close}>
              {t('leave.stay')}
            </Button>
            {shown.unsaved !== 'unsent' && (
              <Button variant="contained" color="primary" onClick={answer('save')}>
                {t('leave.save')}
              </Button>
            )}
          </>
        }
      >
        <p>{t(shown.unsaved === 'files' ? 'leave.files' : 'leave.text')}</p>
      </AppDialog>
    );
  }
  return (
    <AppDialog
      {...fades}
      title={shown.title}
      onClose={shown.close}
      actions={
        <Button variant="contained" color="primary" autoFocus onClick={shown.close}>
          <FormattedMessage id="common.ok" />
        </Button>
      }
    >
      <div>{shown.text}</div>
      {shown.details && (
        <details className={style.details}>
          <summary>
            <FormattedMessage id="common.details" />
          </summary>
          <p lang="en">{shown.details}</p>
        </details>
      )}
    </AppDialog>
  );
}
