import { MIN_TEXT } from './limits.js';

/** Hidden characters: bidirectional controls, other characters without width, lone surrogates. Excludes the two joiners, which shape words and emoji. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu;
/** Invisible characters, including the Hangul fillers and the empty Braille pattern. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Combining accents without a letter. */
const LOOSE_MARKS = /^\p{M}+/u;
const AROUND = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g;

/** Number of visible characters, without blanks and characters without width. */
export const visibleLength = (text: string): number => [...text.replace(UNSEEN, '').replace(LOOSE_MARKS, '')].length;

/** "At least two visible characters" (docs/domain/interface.md#editor), by one rule for forms and requests. */
export const isLongEnough = (text: string): boolean => visibleLength(text) >= MIN_TEXT;

/**
 * Normalises a line for storage and comparison (docs/domain/lists.md#lines): one spelling of each character (NFC), no hidden characters, no
 * blanks around it; '' without visible characters.
 */
export function cleanLine(text: string): string {
  const line = text.normalize('NFC').replace(HIDDEN, '').replace(AROUND, '');
  return visibleLength(line) > 0 ? line : '';
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Plain text as HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
