import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus back to what opened something, when that is closed with the focus in it. */
export function useFocusBack(open: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current && !open && document.activeElement === document.body) opener.current?.focus();
    was.current = open;
  }, [open]);
  return opener;
}
