import { MIN_TEXT } from './limits.js';

/** What can hide in a line: bidirectional controls, other characters of no width, halves of characters. The two joiners shape words and emoji. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu;
/** What a reader sees nothing of, the Hangul fillers and the empty Braille pattern among it. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Accents without a letter to be on. */
const LOOSE_MARKS = /^\p{M}+/u;
const AROUND = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g;

/** How many characters a reader sees: neither blanks nor what has no width. */
export const visibleLength = (text: string): number => [...text.replace(UNSEEN, '').replace(LOOSE_MARKS, '')].length;

/** "At least two visible characters" (docs/domain/interface.md#editor), by one rule for forms and requests. */
export const isLongEnough = (text: string): boolean => visibleLength(text) >= MIN_TEXT;

/**
 * A line of text as it is stored and compared (docs/domain/lists.md#lines): one spelling of each character (NFC), nothing hidden in it or around
 * it; '' when there is nothing to see.
 */
export function cleanLine(text: string): string {
  const line = text.normalize('NFC').replace(HIDDEN, '').replace(AROUND, '');
  return visibleLength(line) > 0 ? line : '';
}
