import { Button, type ButtonProps } from '../ui/Button';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { IconAction } from '../ui/IconAction';
import type { ProposalStart } from './proposal';

const ProposalDialog = lazy(() => import('./ProposalDialog'));

interface ProposeButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  start: ProposalStart;
  /** False while nobody can be proposed; an open dialog stays, and says why. */
  offered?: boolean;
  /** Shows only an icon with this name. */
  iconLabel?: string;
  children?: ReactNode;
}

/** Opens the proposal of candidates for a job; closing it leads back to where it was opened. */
export function ProposeButton({ start, offered = true, iconLabel, children, ...look }: ProposeButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {offered && iconLabel && <IconAction icon={UserPlus} label={iconLabel} onClick={() => setOpen(true)} />}
      {offered && !iconLabel && (
        <Button {...look} onClick={() => setOpen(true)}>
          <UserPlus />
          {children}
        </Button>
      )}
      {open && (
        <Suspense>
          <ProposalDialog start={start} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
