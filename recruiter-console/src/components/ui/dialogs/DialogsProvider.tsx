import { useT } from '@byline/web-kit/i18n';
import { useProblemWords } from '@byline/web-kit/problems';
import { DialogsContext, leaveWords, type Confirmation, type Dialogs, type LeaveAnswer } from '@byline/web-kit/ui';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { common } from '../../../i18n/common';
import { AppDialog } from './AppDialog';

type Shown =
  | { kind: 'confirm'; question: Confirmation; answer: (yes: boolean) => void }
  | { kind: 'leave'; answer: (answer: LeaveAnswer) => void }
  | { kind: 'notice'; title: string; text: string };

/** Questions and responses: one dialog at a time for the whole app (docs/domain/interface.md#dialogs). */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const problems = useProblemWords();
  const [shown, setShown] = useState<Shown | null>(null);
  const [open, setOpen] = useState(false);
  const latest = useRef(problems);
  useEffect(() => {
    latest.current = problems;
  });

  const show = useCallback((next: Shown) => {
    setShown(next);
    setOpen(true);
  }, []);
  const dialogs = useMemo<Dialogs>(
    () => ({
      confirm: (question) => new Promise((answer) => show({ kind: 'confirm', question, answer })),
      askToLeave: () => new Promise((answer) => show({ kind: 'leave', answer })),
      showError: (error) =>
        show({ kind: 'notice', title: latest.current.title(error), text: latest.current.text(error) }),
      notice: (notice) => show({ kind: 'notice', ...notice }),
    }),
    [show],
  );
  const close = (): void => setOpen(false);
  return (
    <DialogsContext value={dialogs}>
      {children}
      {shown && <ShownDialog shown={shown} open={open} onClose={close} onExited={() => setShown(null)} />}
    </DialogsContext>
  );
}

interface ShownDialogProps {
  shown: Shown;
  open: boolean;
  onClose: () => void;
  onExited: () => void;
}

function ShownDialog({ shown, open, onClose, onExited }: ShownDialogProps) {
  const t = useT();
  const dialog = { open, onExited };
  if (shown.kind === 'confirm') {
    const { title, text, action, danger = false } = shown.question;
    const answer = (yes: boolean) => () => {
      onClose();
      shown.answer(yes);
    };
    return (
      <AppDialog
        {...dialog}
        title={title}
        onClose={answer(false)}
        actions={
          <>
            <Button autoFocus={danger} onClick={answer(false)}>
              <FormattedMessage {...common.cancel} />
            </Button>
            <Button variant="contained" color={danger ? 'error' : 'primary'} autoFocus={!danger} onClick={answer(true)}>
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
    const answer = (chosen: LeaveAnswer) => () => {
      onClose();
      shown.answer(chosen);
    };
    return (
      <AppDialog
        {...dialog}
        width={440}
        title={t(leaveWords.title)}
        onClose={answer('stay')}
        actions={
          <>
            <Button variant="text" color="error" onClick={answer('discard')}>
              {t(leaveWords.discard)}
            </Button>
            <span className="grow" />
            <Button autoFocus onClick={answer('stay')}>
              {t(leaveWords.stay)}
            </Button>
            <Button variant="contained" color="primary" onClick={answer('save')}>
              {t(leaveWords.save)}
            </Button>
          </>
        }
      >
        <p>{t(leaveWords.text)}</p>
      </AppDialog>
    );
  }
  return (
    <AppDialog
      {...dialog}
      title={shown.title}
      onClose={onClose}
      actions={
        <Button variant="contained" color="primary" autoFocus onClick={onClose}>
          <FormattedMessage {...common.ok} />
        </Button>
      }
    >
      <p>{shown.text}</p>
    </AppDialog>
  );
}
