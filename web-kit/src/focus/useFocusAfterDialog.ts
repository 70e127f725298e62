import { useLayoutEffect } from 'react';
import { findHeading, isInDialog, keepFocus } from './keep-focus';
import { findPlace, placeOf } from './places';

/**
 * Keeps the focus near the element that opened a dialog, if the act of the dialog removes or disables that element: on its row, else on the
 * heading. Dialogs give the focus back only to an element that is still there.
 * @param page the path; another page has its own focus
 */
export function useFocusAfterDialog(page: string): void {
  useLayoutEffect(() => {
    let opener: HTMLElement | null = null;
    let stop: (() => void) | undefined;
    const follow = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      if (!isInDialog()) {
        if (target.closest('main')) opener = target;
        return;
      }
      if (!opener?.isConnected) return;
      const place = placeOf(opener);
      const find = (): HTMLElement | null => {
        const found = findPlace(place);
        return found?.matches(':disabled') ? found.closest<HTMLElement>('[data-row]') : found;
      };
      stop?.();
      stop = keepFocus([find, findHeading], opener);
      opener = null;
    };
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      stop?.();
    };
  }, [page]);
}
