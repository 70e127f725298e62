import { OverlayContext, useClosedByBack } from '@byline/web-kit/back';
import { useOwnPresses } from '@byline/web-kit/ui';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Boundary } from './States';
import style from './Dialog.module.css';

interface DialogProps {
  title: ReactNode;
  /** If it is missing, the user cannot close the dialog before completing it. */
  onClose?: () => void;
  /** The dialog has its own history entry, so the browser's back button closes it. */
  inAddress?: boolean;
  /** `alertdialog` for a question or an error that interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** On a phone, shows the dialog at the bottom of the screen. */
  sheet?: boolean;
  children: ReactNode;
}

/** The browser's modal dialog: it keeps the focus inside, Escape closes it, and the focus returns to where it was. */
export function Dialog({ title, onClose, inAddress = false, role = 'dialog', sheet = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const ownPresses = useOwnPresses();
  const closeForm = useClosedByBack(!inAddress, onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // `showModal` looks for the `autofocus` attribute, which React does not set.
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog?.close();
  }, []);
  // Renders into the body, so that a dialog opened inside a form is not part of that form.
  return createPortal(
    <dialog
      className={sheet ? `${style.dialog} ${style.sheet}` : style.dialog}
      role={role}
      ref={ref}
      aria-labelledby={titleId}
      {...ownPresses}
      onCancel={(event) => {
        // Cancelling a file chooser inside the dialog also fires a cancel event.
        if (event.target !== ref.current) return;
        event.preventDefault();
        // A phone's back button also fires the cancel event, wherever the focus is.
        (closeForm.current ?? onClose)?.();
      }}
      // A second Escape closes the dialog even if the cancel event is prevented.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !onClose) event.preventDefault();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <OverlayContext value={closeForm}>
        <Boundary>{children}</Boundary>
      </OverlayContext>
    </dialog>,
    document.body,
  );
}
