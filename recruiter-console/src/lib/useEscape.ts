import { useEffect, useRef } from 'react';

/** Listens for Escape on the whole page, unless a dialog, a menu or a search box with text takes the key first. */
export function useEscape(onEscape: (() => void) | undefined): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('.MuiModal-root, .MuiPopper-root')) return;
      latest.current?.();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
