import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps what somebody types after a key opened a field and before the field has the focus, because its code may still load. Escape ends the opening.
 * @returns takes the text once, when the field has the focus
 */
export function useEarlyKeys(opening: boolean, onEscape: () => void): () => string {
  const typed = useRef<string | null>(null);
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!opening) return undefined;
    typed.current = '';
    const keep = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (typed.current === null || ctrlKey || metaKey || altKey) return;
      if (key.length === 1) typed.current += key;
      else if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (key === 'Escape') escape();
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', keep, true);
    return () => {
      typed.current = null;
      window.removeEventListener('keydown', keep, true);
    };
  }, [opening]);
  return () => {
    const taken = typed.current ?? '';
    typed.current = null;
    return taken;
  };
}
