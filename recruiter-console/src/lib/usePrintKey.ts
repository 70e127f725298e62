import { useEffect, useEffectEvent } from 'react';

/** Replaces the browser's Ctrl+P (⌘P), which would print only the screen, on pages with their own print view. */
export function usePrintKey(print: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    print();
  });
  useEffect(() => {
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
