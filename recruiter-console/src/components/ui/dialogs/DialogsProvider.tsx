import Button from '@mui/material/Button';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { common } from '../../../i18n/common';
import { problemText, problemTitle } from '../../../lib/problem';
import { AppDialog } from './AppDialog';
import { DialogsContext, type Confirmation, type Dialogs } from './dialogs-context';

type Shown =
  | { kind: 'confirm'; question: Confirmation; answer: (yes: boolean) => void }
  | { kind: 'response'; title: string; text: string };

/** Confirmations and responses: one dialog at a time for the whole app (docs/domain/interface.md#dialogs). */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const [shown, setShown] = useState<Shown | null>(null);
  const [open, setOpen] = useState(false);
  const latest = useRef(intl);
  useEffect(() => {
    latest.current = intl;
  });

  const show = useCallback((next: Shown) => {
    setShown(next);
    setOpen(true);
  }, []);
  const dialogs = useMemo<Dialogs>(
    () => ({
      confirm: (question) => new Promise((answer) => show({ kind: 'confirm', question, answer })),
      respond: (error) =>
        show({
          kind: 'response',
          title: problemTitle(error, latest.current),
          text: problemText(error, latest.current),
        }),
    }),
    [show],
  );
  const close = (yes: boolean): void => {
    if (shown?.kind === 'confirm') shown.answer(yes);
    setOpen(false);
  };
  return (
    <DialogsContext value={dialogs}>
      {children}
      <AppDialog
        open={open}
        onClose={() => close(false)}
        onExited={() => setShown(null)}
        title={shown?.kind === 'confirm' ? shown.question.title : shown?.title}
        actions={
          shown?.kind === 'confirm' ? (
            <>
              <Button autoFocus={shown.question.danger ?? false} onClick={() => close(false)}>
                <FormattedMessage {...common.cancel} />
              </Button>
              <Button
                variant="contained"
                color={shown.question.danger ? 'error' : 'primary'}
                autoFocus={!shown.question.danger}
                onClick={() => close(true)}
              >
                {shown.question.action}
              </Button>
            </>
          ) : (
            <Button variant="contained" color="primary" autoFocus onClick={() => close(false)}>
              <FormattedMessage {...common.ok} />
            </Button>
          )
        }
      >
        {shown && <p>{shown.kind === 'confirm' ? shown.question.text : shown.text}</p>}
      </AppDialog>
    </DialogsContext>
  );
}
