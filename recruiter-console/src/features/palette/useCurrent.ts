import { useEffect, useState } from 'react';
import { foldText } from '../../lib/fold-text';
import type { Entry } from './model';

/** The id of the element of an entry. */
export const idOf = ({ id }: Entry): string => `palette ${id}`.replaceAll(/[^\w-]/g, '-');

/** The entry that Enter opens: the one with exactly the typed name, or the first, until the arrows choose another; it stays chosen while others arrive. */
export function useCurrent(entries: readonly Entry[], text: string) {
  const [chosen, setChosen] = useState<string | null>(null);
  const typed = foldText(text.trim());
  const named = entries.findIndex(({ label }) => foldText(label) === typed);
  const picked = entries.findIndex(({ id }) => id === chosen);
  const at = picked >= 0 ? picked : Math.max(0, named);
  const current = entries[at];
  // Later answers put no other entry in its place.
  const isSure = picked >= 0 || named >= 0 || current?.group === 'recent';
  const move = (by: 1 | -1): void => {
    const next = entries[(at + by + entries.length) % entries.length];
    if (next) setChosen(next.id);
  };
  const element = current && idOf(current);
  useEffect(() => {
    if (element) document.getElementById(element)?.scrollIntoView({ block: 'nearest' });
  }, [element]);
  return { current, isSure, move };
}
