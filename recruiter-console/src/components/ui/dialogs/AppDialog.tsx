import { OverlayContext, useClosedByBack } from '@byline/web-kit/back';
import { useOwnPresses } from '@byline/web-kit/ui';
import Dialog from '@mui/material/Dialog';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Boundary } from '../States';
import style from './AppDialog.module.css';
import { DialogHead } from './DialogHead';

const WIDTHS = { 420: style.width420, 440: style.width440, 600: style.width600, 960: style.width960 };

interface AppDialogProps {
  open: boolean;
  title: ReactNode;
  /** 420 for a response or a confirmation, 600 for a form. */
  width?: keyof typeof WIDTHS;
  onClose: () => void;
  /** The address shows it: it has an entry of its own, which the browser's back leaves. */
  inAddress?: boolean;
  /** It has faded out. */
  onExited?: () => void;
  /** What Ctrl+Enter does where there is no form to send. */
  onSend?: () => void;
  /** Buttons, the action last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Title, close button and content; the buttons below a line. */
export function AppDialog(props: AppDialogProps) {
  const { open, title, width = 420, onClose, inAddress = false, onExited, onSend, actions, children } = props;
  const id = useId();
  const closeForm = useClosedByBack(open && !inAddress, onClose);
  const ownPresses = useOwnPresses();
  const sendOnKeys = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const { target, currentTarget } = event;
    // A dialog over this one is no part of it, and fields send their own form.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    const form = target.closest('form') ? null : currentTarget.querySelector('form');
    const send = onSend ?? (form && (() => form.requestSubmit()));
    if (!send) return;
    event.preventDefault();
    send();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClickCapture={ownPresses.onClickCapture}
      onKeyDownCapture={(event) => {
        ownPresses.onKeyDownCapture(event);
        sendOnKeys(event);
      }}
      aria-labelledby={id}
      slotProps={{ paper: { className: WIDTHS[width] }, ...(onExited && { transition: { onExited } }) }}
    >
      <DialogHead id={id} title={title} onClose={onClose} />
      {children && (
        <div className={style.body}>
          <OverlayContext value={closeForm}>
            <Boundary>{children}</Boundary>
          </OverlayContext>
        </div>
      )}
      {actions && <div className={style.foot}>{actions}</div>}
    </Dialog>
  );
}
