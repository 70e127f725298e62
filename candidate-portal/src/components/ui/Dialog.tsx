import { OverlayContext, useClosedByBack } from '@byline/web-kit/back';
import { useOwnPresses } from '@byline/web-kit/ui';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Boundary } from './States';
import style from './Dialog.module.css';

interface DialogProps {
  title: ReactNode;
  /** Without it the dialog stays until what it asks is done. */
  onClose?: () => void;
  /** The address shows it: it has an entry of its own, which the browser's back leaves. */
  inAddress?: boolean;
  /** `alertdialog` for a question or an error that interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** At the foot of a phone's screen. */
  sheet?: boolean;
  children: ReactNode;
}

/** The platform's modal dialog: focus stays inside, Escape closes, the focus returns to where it was. */
export function Dialog({ title, onClose, inAddress = false, role = 'dialog', sheet = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const ownPresses = useOwnPresses();
  const closeForm = useClosedByBack(!inAddress, onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // The platform goes by the attribute, which React does not set.
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog?.close();
  }, []);
  // In the body, so that a dialog opened from inside a form is not inside it.
  return createPortal(
    <dialog
      className={sheet ? `${style.dialog} ${style.sheet}` : style.dialog}
      role={role}
      ref={ref}
      aria-labelledby={titleId}
      {...ownPresses}
      onCancel={(event) => {
        // A file chooser inside that is cancelled sends a cancel event too.
        if (event.target !== ref.current) return;
        event.preventDefault();
        // A phone's back sends it from wherever the focus is.
        (closeForm.current ?? onClose)?.();
      }}
      // A second Escape would close it whatever the cancel event says.
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
