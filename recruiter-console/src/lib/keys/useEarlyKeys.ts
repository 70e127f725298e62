import { useEffect, useRef } from 'react';

const isField = ({ activeElement }: Document): boolean => activeElement instanceof HTMLInputElement;

/** Keeps what somebody types after a key opened a field and before the field has the focus, because its code may still load. The result takes it, once. */
export function useEarlyKeys(opening: boolean): () => string {
  const typed = useRef('');
  useEffect(() => {
    if (!opening) return undefined;
    const keep = (event: KeyboardEvent): void => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey || isField(document)) return;
      typed.current += event.key;
      event.preventDefault();
    };
    window.addEventListener('keydown', keep, true);
    return () => {
      typed.current = '';
      window.removeEventListener('keydown', keep, true);
    };
  }, [opening]);
  return () => {
    const taken = typed.current;
    typed.current = '';
    return taken;
  };
}
