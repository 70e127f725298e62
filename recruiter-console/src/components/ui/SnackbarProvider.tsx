import { useFocusBackToAct } from '@byline/web-kit/focus';
import Snackbar from '@mui/material/Snackbar';
import clsx from 'clsx';
import { Check, X } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { common } from '../../i18n/common';
import { NotifyContext, type Notify } from '@byline/web-kit/ui';
import look from './snack.module.css';
import style from './SnackbarProvider.module.css';
import { Text } from './Text';

interface Note {
  key: number;
  text: ReactNode;
  /** In bold before the text. */
  title: ReactNode;
  action: { label: ReactNode; run: () => void } | undefined;
  /** To where it was done. */
  focusBack: () => void;
}

/** Bottom left, one at a time, 6 s; hovering or focusing it keeps it there (docs/domain/interface.md#snackbar). */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const [note, setNote] = useState<Note | null>(null);
  const [open, setOpen] = useState(false);
  const markAct = useFocusBackToAct();
  const notify = useCallback<Notify>(
    (text, { undo, action, success = false } = {}) => {
      const undoing = undo && { label: formatMessage(common.undo), run: undo };
      setNote({
        text,
        action: undoing ?? action,
        title: success && formatMessage(common.greatSuccess),
        key: performance.now(),
        focusBack: markAct(),
      });
      setOpen(true);
    },
    [formatMessage, markAct],
  );
  const close = (): void => setOpen(false);
  return (
    <NotifyContext value={notify}>
      {children}
      <Snackbar
        key={note?.key}
        open={open}
        autoHideDuration={6000}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') close();
        }}
      >
        <div className={clsx(look.snack, style.snackbar)} role="status">
          <Check />
          <span>
            {note?.title && <Text weight="semibold">{note.title} · </Text>}
            {note?.text}
          </span>
          {note?.action && (
            <button
              type="button"
              className={look.action}
              onClick={() => {
                close();
                note.focusBack();
                note.action?.run();
              }}
            >
              {note.action.label}
            </button>
          )}
          <button type="button" aria-label={formatMessage(common.close)} onClick={close}>
            <X size={12} />
          </button>
        </div>
      </Snackbar>
    </NotifyContext>
  );
}
