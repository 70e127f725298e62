import { OverlayContext, useClosedByBack } from '@byline/web-kit/back';
import Dialog from '@mui/material/Dialog';
import { use, type ReactNode } from 'react';
import { DialogDepthContext } from '../../../lib/keys/useHotkeys';
import style from './FullScreenDialog.module.css';

interface FullScreenDialogProps {
  /** The name, or the id of the title inside. */
  label?: string;
  labelledBy?: string;
  onClose: () => void;
  /** The address shows the dialog, so its own history entry already handles the browser's back button. */
  inAddress?: boolean;
  children: ReactNode;
}

/** On a phone, a full-screen version of a panel or an overlay. */
export function FullScreenDialog({ label, labelledBy, onClose, inAddress = false, children }: FullScreenDialogProps) {
  const closeForm = useClosedByBack(!inAddress, onClose);
  const depth = use(DialogDepthContext) + 1;
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={labelledBy}
      slotProps={{ paper: { className: style.paper, 'aria-label': label } }}
    >
      <DialogDepthContext value={depth}>
        <OverlayContext value={closeForm}>{children}</OverlayContext>
      </DialogDepthContext>
    </Dialog>
  );
}
