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
  /** 420 px for a message or a confirmation, 600 px for a form. */
  width?: keyof typeof WIDTHS;
  onClose: () => void;
  /** The address shows the dialog, so its own history entry already handles the browser's back button. */
  inAddress?: boolean;
  /** Runs after the fade-out. */
  onExited?: () => void;
  /** The action of Ctrl+Enter in a dialog without a form. */
  onSend?: () => void;
  /** Buttons, the main action last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A dialog with title, close button and content, and with buttons below a line. */
export function AppDialog(props: AppDialogProps) {
  const { open, title, width = 420, onClose, inAddress = false, onExited, onSend, actions, children } = props;
  const id = useId();
  const closeForm = useClosedByBack(open && !inAddress, onClose);
  // A form with a draft asks before it closes.
  const close = (): void => (closeForm.current ?? onClose)();
  const ownPresses = useOwnPresses();
  const sendOnKeys = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const { target, currentTarget } = event;
    // Ignores keys of a dialog on top of this one, and keys inside a form, which submits itself.
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
      onClose={close}
      onClickCapture={ownPresses.onClickCapture}
      onKeyDownCapture={(event) => {
        ownPresses.onKeyDownCapture(event);
        sendOnKeys(event);
      }}
      aria-labelledby={id}
      slotProps={{
        paper: { className: WIDTHS[width], ...{ 'data-dialog': '' } },
        ...(onExited && { transition: { onExited } }),
      }}
    >
      <DialogHead id={id} title={title} onClose={close} />
      {children && (
        <div className={style.body}>
          <OverlayContext value={closeForm}>
            <Boundary>{children}</Boundary>
          </OverlayContext>
        </div>
      )}
      {actions && (
        <div className={style.foot}>
          <OverlayContext value={closeForm}>{actions}</OverlayContext>
        </div>
      )}
    </Dialog>
  );
}
