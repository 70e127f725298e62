import { OverlayContext, useClosedByBack } from '@byline/web-kit/back';
import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import style from './FullScreenDialog.module.css';

interface FullScreenDialogProps {
  /** Its name, or the id of the title in it. */
  label?: string;
  labelledBy?: string;
  onClose: () => void;
  /** The address shows it: it has an entry of its own, which the browser's back leaves. */
  inAddress?: boolean;
  children: ReactNode;
}

/** What stands beside or over the work on a wide screen has all of a phone's. */
export function FullScreenDialog({ label, labelledBy, onClose, inAddress = false, children }: FullScreenDialogProps) {
  const closeForm = useClosedByBack(!inAddress, onClose);
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={labelledBy}
      slotProps={{ paper: { className: style.paper, 'aria-label': label } }}
    >
      <OverlayContext value={closeForm}>{children}</OverlayContext>
    </Dialog>
  );
}
