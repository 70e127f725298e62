import { useLayoutEffect } from 'react';
import { findHeading, keepFocus } from './keep-focus';
import { findPlace, placeOf } from './places';

const findRow = (row: Element | null | undefined): HTMLElement | null => {
  const id = row instanceof HTMLElement ? row.dataset.row : undefined;
  return id === undefined ? null : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
};

/** Keeps the focus at a control, or near it once it is removed or disabled: on its row, the row beside, the row around, or the heading. */
function stayAt(control: HTMLElement): () => void {
  const place = placeOf(control);
  const row = control.closest('[data-row]');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const around = row?.parentElement?.closest('[data-row]');
  const find = (): HTMLElement | null => {
    if (control.isConnected && !control.matches(':disabled')) return control;
    const found = findPlace(place);
    return found?.matches(':disabled') ? found.closest<HTMLElement>('[data-row]') : found;
  };
  return keepFocus([find, () => findRow(beside), () => findRow(around), findHeading], control);
}

/**
 * Keeps the focus near the button that the user pressed last, if its act, or that of the dialog which it opened, removes or disables it.
 * Dialogs give the focus back only to an element that is still there.
 * @param page the path; another page has its own focus
 */
export function useFocusAfterAct(page: string): void {
  useLayoutEffect(() => {
    let pressed: HTMLElement | null = null;
    let stop: (() => void) | undefined;
    const follow = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      // Outside the page it is in a menu or a dialog of the button.
      if (target.closest('main')) pressed = target.closest<HTMLElement>('button');
      if (!pressed?.isConnected) return;
      stop?.();
      stop = stayAt(pressed);
    };
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      stop?.();
    };
  }, [page]);
}
