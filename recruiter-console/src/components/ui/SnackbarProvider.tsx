import { useFocusBackToAct } from '@byline/web-kit/focus';
import { useT } from '@byline/web-kit/i18n';
import Snackbar from '@mui/material/Snackbar';
import clsx from 'clsx';
import { Check, CircleAlert, X } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { NotifyContext, type Notify, type NotifyAction } from '@byline/web-kit/ui';
import look from './snack.module.css';
import style from './SnackbarProvider.module.css';
import { Text } from './Text';

interface Note {
  key: number;
  text: ReactNode;
  /** Bold, before the text. */
  title: ReactNode;
  actions: readonly NotifyAction[];
  failed: boolean;
  /** Returns the focus to where the user acted. */
  focusBack: () => void;
}

/**
 * Bottom left, one at a time, for 6 s. Hover or focus keeps it open; F8 moves the focus into it
 * (docs/domain/interface.md#snackbar).
 */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const t = useT();
  const [note, setNote] = useState<Note | null>(null);
  const [open, setOpen] = useState(false);
  const markAct = useFocusBackToAct();
  const notify = useCallback<Notify>(
    (text, { undo, actions = [], failed = false, success = false } = {}) => {
      const undoing = undo ? [{ label: t('common.undo'), run: undo }] : [];
      setNote({
        text,
        actions: [...undoing, ...actions],
        title: success && t('common.great_success'),
        failed,
        key: performance.now(),
        focusBack: markAct(),
      });
      setOpen(true);
    },
    [t, markAct],
  );
  const bar = useRef<HTMLDivElement>(null);
  // A layout effect, so F8 works as soon as the bar is visible, even on a slow device.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const enter = (event: KeyboardEvent): void => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      bar.current?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', enter);
    return () => window.removeEventListener('keydown', enter);
  }, [open]);
  /** The bar closes with its focused button, so the focus returns to where the user acted. */
  const leave = (): void => {
    setOpen(false);
    note?.focusBack();
  };
  return (
    <NotifyContext value={notify}>
      {children}
      <Snackbar
        key={note?.key}
        className={style.root}
        open={open}
        autoHideDuration={6000}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={(_, reason) => {
          if (reason === 'clickaway') return;
          if (bar.current?.contains(document.activeElement)) leave();
          else setOpen(false);
        }}
      >
        <div className={clsx(look.snack, style.snackbar)} role="status" aria-keyshortcuts="F8" ref={bar}>
          {note?.failed ? <CircleAlert /> : <Check />}
          <span>
            {note?.title && <Text weight="semibold">{note.title} · </Text>}
            {note?.text}
          </span>
          {note?.actions.map(({ label, run }, index) => (
            <button
              key={index}
              type="button"
              className={look.action}
              onClick={() => {
                leave();
                run();
              }}
            >
              {label}
            </button>
          ))}
          <button type="button" aria-label={t('common.close')} onClick={leave}>
            <X size={12} />
          </button>
        </div>
      </Snackbar>
    </NotifyContext>
  );
}
