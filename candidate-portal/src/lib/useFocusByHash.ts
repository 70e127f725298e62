import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** After a link to a part of the page (`#id`), focuses the first button of that part. */
export function useFocusByHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const named = hash && document.getElementById(hash.slice(1));
    if (!named) return;
    const button = (named.closest('section') ?? named).querySelector('button');
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'center' });
  }, [hash, key]);
}
