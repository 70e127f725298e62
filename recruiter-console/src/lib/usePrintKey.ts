import { useEffect, useEffectEvent } from 'react';

/** Takes Ctrl+P (⌘P) from the browser, which would print the screen, where a page has more to print. */
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
