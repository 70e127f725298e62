import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

const rowOf = (element: EventTarget): HTMLElement | null =>
  element instanceof Element ? element.closest<HTMLElement>('[data-row]') : null;

/** If the focused row disappears, focuses the row that takes its place. */
export function useKeptFocus(body: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const last = useRef<{ id: string; index: number } | null>(null);
  useEffect(() => {
    const was = last.current;
    if (!was || ids.includes(was.id) || document.activeElement !== document.body) return;
    last.current = null;
    const rows = body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    (rows[Math.min(was.index, rows.length - 1)] ?? body.current)?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent): void => {
      const id = rowOf(target)?.dataset.row;
      last.current = id === undefined ? null : { id, index: ids.indexOf(id) };
    },
    // Forgets the row when the user moves the focus; a removed row has no `relatedTarget`.
    onBlur: ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) last.current = null;
    },
  };
}
