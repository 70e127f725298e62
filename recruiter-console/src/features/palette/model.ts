import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KeyId } from '../../lib/keys/keys';
import { foldText } from '../../lib/fold-text';

export type EntryGroup = 'recent' | 'people' | 'jobs' | 'screens' | 'actions';

/** A line of the palette, which leads to an address. */
export interface Entry {
  id: string;
  group: EntryGroup;
  label: string;
  /** A fact that tells it from others of the same name. */
  detail?: string;
  to: string;
  icon: LucideIcon | ReactNode;
  keys?: KeyId;
  pill?: ReactNode;
}

/** The number of lines of a group once something is typed. */
export const MAX_OF_GROUP = 3;

/** The entries whose label has the typed text, those that begin with it first. */
export function matching(entries: readonly Entry[], text: string): Entry[] {
  const typed = foldText(text.trim());
  const at = (entry: Entry): number => foldText(entry.label).indexOf(typed);
  return entries
    .filter((entry) => at(entry) >= 0)
    .toSorted((a, b) => Math.sign(at(a)) - Math.sign(at(b)))
    .slice(0, typed ? MAX_OF_GROUP : undefined);
}

/** The text before the typed one, the typed one, and the rest. Accents and case count for nothing. */
export function partsOf(label: string, text: string): [string, string, string] {
  const typed = foldText(text.trim());
  const letters = [...label];
  for (let from = 0; typed && from < letters.length; from += 1) {
    for (let to = from + 1; to <= letters.length; to += 1) {
      const part = letters.slice(from, to).join('');
      if (foldText(part) === typed) return [letters.slice(0, from).join(''), part, letters.slice(to).join('')];
    }
  }
  return [label, '', ''];
}
