import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useEscape } from '../../lib/useEscape';
import { usePhone } from '../../lib/usePhone';
import { FullScreenDialog } from '../ui/dialogs/FullScreenDialog';
import { Pane } from './Pane';
import { SKIP_TARGETS } from './SkipTo';
import style from './SidePanel.module.css';

interface SidePanelProps {
  label: string;
  onClose: () => void;
  /** For a form, which needs 420 px. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * Beside the list from 1200 px up, a 400 px sheet over it from 700, the whole screen below (docs/domain/interface.md#side-panel). The
 * focus goes back to where it was, or to the page where that is gone.
 */
export function SidePanel({ label, onClose, wide = false, children }: SidePanelProps) {
  const phone = usePhone();
  const panel = useRef<HTMLElement>(null);
  // Before a field of the panel takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const page = document.getElementById(SKIP_TARGETS.content);
    return () => {
      if (document.activeElement !== document.body) return;
      // The next page gives the focus itself.
      const there = [opener, page].find((element) => element instanceof HTMLElement && element.isConnected);
      (there as HTMLElement | undefined)?.focus();
    };
  }, [opener]);
  useEscape(onClose);
  if (phone) {
    return (
      <FullScreenDialog label={label} onClose={onClose} inAddress>
        {children}
      </FullScreenDialog>
    );
  }
  return (
    <Pane as="aside" className={clsx(style.panel, wide && style.wide)} aria-label={label} ref={panel}>
      {children}
    </Pane>
  );
}
