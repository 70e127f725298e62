import { useCallback, useEffect, useRef } from 'react';
import { findHeading, keepFocus } from './keep-focus';
import { findPlace, placeOf } from './places';

/**
 * Remembers the last focused element of the page. The returned function marks that element; its result focuses the element again, or the
 * heading until the element reappears. Undo needs this, because its own button disappears when the user presses it.
 */
export function useFocusBackToAct(): () => () => void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.closest('main')) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return useCallback(() => {
    const at = last.current;
    const place = at?.isConnected && placeOf(at);
    const find = (): HTMLElement | null => (at?.isConnected ? at : place ? findPlace(place) : null);
    return () => void keepFocus([find, findHeading], document.activeElement);
  }, []);
}
