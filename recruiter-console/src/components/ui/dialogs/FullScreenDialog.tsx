import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import style from './FullScreenDialog.module.css';

interface FullScreenDialogProps {
  /** Its name, or the id of the title in it. */
  label?: string;
  labelledBy?: string;
  onClose: () => void;
  children: ReactNode;
}

/** What stands beside or over the work on a wide screen has all of a phone's. */
export const FullScreenDialog = ({ label, labelledBy, onClose, children }: FullScreenDialogProps) => (
  <Dialog
    open
    fullScreen
    onClose={onClose}
    aria-labelledby={labelledBy}
    slotProps={{ paper: { className: style.paper, 'aria-label': label } }}
  >
    {children}
  </Dialog>
);
