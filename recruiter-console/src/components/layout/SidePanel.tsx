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
  /** `form` is 420 px, `card` 512 px; 348 px by default. */
  size?: 'form' | 'card';
  /** False if the page behind it shows the record, which is printed instead. */
  isPrinted?: boolean;
  children: ReactNode;
}

/**
 * Next to the list from 1200 px, a 400 px sheet over it from 700 px, full screen if it opens below
 * (docs/domain/interface.md#side-panel). A turned phone or a resized window leaves it as it opened, because another shape would mount its form anew. Closing returns the focus to the opener, or to the page if the opener is gone.
 */
export function SidePanel({ label, onClose, size, isPrinted = true, children }: SidePanelProps) {
  const isPhone = usePhone();
  const [isFull] = useState(isPhone);
  const panel = useRef<HTMLElement>(null);
  // Read during render, before a field of the panel takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const page = document.getElementById(SKIP_TARGETS.content);
    return () => {
      if (document.activeElement !== document.body) return;
      // If the user left the page, both are gone, and the next page sets the focus.
      const there = [opener, page].find((element) => element instanceof HTMLElement && element.isConnected);
      (there as HTMLElement | undefined)?.focus();
    };
  }, [opener]);
  useEscape(onClose);
  if (isFull) {
    return (
      <FullScreenDialog label={label} onClose={onClose} inAddress>
        {children}
      </FullScreenDialog>
    );
  }
  return (
    <Pane
      as="aside"
      className={clsx(style.panel, size === 'form' && style.form, size === 'card' && style.card)}
      aria-label={label}
      data-print={isPrinted ? undefined : 'none'}
      ref={panel}
    >
      {children}
    </Pane>
  );
}
