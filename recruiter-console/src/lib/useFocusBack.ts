import { useEffect, useRef, type RefObject } from 'react';

/** Returns the focus to the opener when something closes with the focus inside. */
export function useFocusBack(open: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current && !open && document.activeElement === document.body) opener.current?.focus();
    was.current = open;
  }, [open]);
  return opener;
}
