import { useClosedByBack } from '@byline/web-kit/back';
import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';

interface BareDialogProps {
  label: string;
  /** The class of its paper. */
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog without a head, for content that is its own. */
export function BareDialog({ label, className, onClose, children }: BareDialogProps) {
  useClosedByBack(true, onClose);
  return (
    <Dialog open onClose={onClose} aria-label={label} slotProps={{ paper: { className: className ?? '' } }}>
      {children}
    </Dialog>
  );
}
