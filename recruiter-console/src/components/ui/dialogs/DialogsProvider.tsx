import { useT } from '@byline/web-kit/i18n';
import { DialogsContext, leaveWords, useDialogState, type ShownDialog } from '@byline/web-kit/ui';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Grow } from '../../layout/Grow';
import { common } from '../../../i18n/common';
import { AppDialog } from './AppDialog';
import style from './DialogsProvider.module.css';

/** Questions and responses: one dialog at a time for the whole app (docs/domain/interface.md#dialogs). */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const { dialogs, shown, open, close } = useDialogState();
  return (
    <DialogsContext value={dialogs}>
      {children}
      {shown && <DialogView shown={shown} open={open} onClose={close} />}
    </DialogsContext>
  );
}

interface DialogViewProps {
  shown: ShownDialog;
  open: boolean;
  onClose: () => void;
}

function DialogView({ shown, open, onClose }: DialogViewProps) {
  const t = useT();
  if (shown.kind === 'confirm') {
    const { title, text, action, danger = false } = shown.question;
    const answer = (yes: boolean) => () => shown.answer(yes);
    return (
      <AppDialog
        open={open}
        title={title}
        onClose={answer(false)}
        actions={
          <>
            {/* What is asked about can't be undone: a key too many does nothing. */}
            <Button autoFocus onClick={answer(false)}>
              <FormattedMessage {...common.cancel} />
            </Button>
            <Button variant="contained" color={danger ? 'error' : 'primary'} onClick={answer(true)}>
              {action}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </AppDialog>
    );
  }
  if (shown.kind === 'leave') {
    const answer = (chosen: Parameters<typeof shown.answer>[0]) => () => shown.answer(chosen);
    return (
      <AppDialog
        open={open}
        width={440}
        title={t(leaveWords.title)}
        onClose={answer('stay')}
        actions={
          <>
            <Button variant="text" color="error" onClick={answer('discard')}>
              {t(leaveWords.discard)}
            </Button>
            <Grow />
            <Button autoFocus onClick={answer('stay')}>
              {t(leaveWords.stay)}
            </Button>
            <Button variant="contained" color="primary" onClick={answer('save')}>
              {t(leaveWords.save)}
            </Button>
          </>
        }
      >
        <p>{t(leaveWords[shown.unsaved])}</p>
      </AppDialog>
    );
  }
  return (
    <AppDialog
      open={open}
      title={shown.title}
      onClose={onClose}
      actions={
        <Button variant="contained" color="primary" autoFocus onClick={onClose}>
          <FormattedMessage {...common.ok} />
        </Button>
      }
    >
      <div>{shown.text}</div>
      {shown.details && (
        <details className={style.details}>
          <summary>
            <FormattedMessage {...common.details} />
          </summary>
          <p lang="en">{shown.details}</p>
        </details>
      )}
    </AppDialog>
  );
}
