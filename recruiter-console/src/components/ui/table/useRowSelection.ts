import { useRef } from 'react';

interface RowSelection {
  /** Toggles a row; with `range`, all rows from the last one to this one. */
  toggle: (id: string, range?: boolean) => void;
  /** Adds these rows to the selection. */
  add: (ids: readonly (string | undefined)[]) => void;
}

/** Individual selection; with Shift all rows between two. Rows of other pages stay selected. */
export function useRowSelection(
  ids: readonly string[],
  selected: ReadonlySet<string> | undefined,
  onSelect: ((ids: ReadonlySet<string>) => void) | undefined,
): RowSelection {
  const last = useRef<string | null>(null);
  const change = (changed: readonly string[], on: boolean): void => {
    const next = new Set(selected);
    for (const id of changed) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onSelect?.(next);
  };
  return {
    toggle: (id, range = false) => {
      const [from, to] = [ids.indexOf(last.current ?? ''), ids.indexOf(id)];
      const between = range && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      last.current = id;
      change(between, !selected?.has(id));
    },
    add: (added) => {
      const known = added.filter((id) => id !== undefined);
      last.current = known.at(-1) ?? last.current;
      change(known, true);
    },
  };
}
