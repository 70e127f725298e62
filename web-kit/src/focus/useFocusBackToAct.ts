import { useCallback, useEffect, useRef } from 'react';
import { findHeading, keepFocus } from './keep-focus';
import { findPlace, placeOf } from './places';

/**
 * Remembers which element of the page had the focus last. The returned function gives the focus back to it, also when it is drawn anew
 * later, and to the heading until then. An Undo calls it, because its button goes with the press.
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
