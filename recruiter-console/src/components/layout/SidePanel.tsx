import { useEffect, useRef, type ReactNode } from 'react';
import { usePhone } from '../../lib/usePhone';
import { FullScreenDialog } from '../ui/dialogs/FullScreenDialog';
import { Pane } from './Pane';
import style from './SidePanel.module.css';

interface SidePanelProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Beside the list from 1200 px up, a 400 px sheet over it from 700, the whole screen below (docs/domain/interface.md#side-panel). */
export function SidePanel({ label, onClose, children }: SidePanelProps) {
  const phone = usePhone();
  const panel = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    // Escape closes the panel from anywhere on the page, unless something above it takes the key first.
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('.MuiModal-root, .MuiPopper-root')) return;
      close.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (phone) {
    return (
      <FullScreenDialog label={label} onClose={onClose}>
        {children}
      </FullScreenDialog>
    );
  }
  return (
    <Pane as="aside" className={style.panel} aria-label={label} ref={panel}>
      {children}
    </Pane>
  );
}
