import { useEffect, useState } from 'react';
import type { Entry } from './model';

/** The id of the element of an entry. */
export const idOf = ({ id }: Entry): string => `palette ${id}`.replaceAll(/[^\w-]/g, '-');

/** The entry that Enter opens: the first, until the arrows choose another; it stays chosen while others arrive. */
export function useCurrent(entries: readonly Entry[]) {
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === chosen),
  );
  const current = entries[at];
  const move = (by: 1 | -1): void => {
    const next = entries[(at + by + entries.length) % entries.length];
    if (next) setChosen(next.id);
  };
  const element = current && idOf(current);
  useEffect(() => {
    if (element) document.getElementById(element)?.scrollIntoView({ block: 'nearest' });
  }, [element]);
  return { current, move };
}
