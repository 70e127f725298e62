import { wordsOf } from './stems.js';

/** A search in texts, as somebody typed it. */
export interface TextQuery {
  /** Words that a candidate must have, in any order. */
  words: string[];
  /** Words that must stand one after the other. */
  phrases: string[][];
  /** Words that a candidate must not have. */
  without: string[];
  /** The last word may go on, because somebody still types it. */
  prefix: string | null;
}

const PART = /(-?)(?:"([^"]*)"?|(\S+))/g;

const textsOf = (text: string): string[] => wordsOf(text).map((word) => word.text);

/** Reads words, "exact phrases" and -words; everything else is text, never a pattern. */
export function parseTextQuery(search: string): TextQuery {
  const query: TextQuery = { words: [], phrases: [], without: [], prefix: null };
  const typed = search.replace(/[“”«»„]/g, '"');
  for (const [, minus, quoted, plain] of typed.matchAll(PART)) {
    const words = textsOf(quoted ?? plain ?? '');
    if (words.length === 0) continue;
    if (minus) query.without.push(...words);
    else if (quoted !== undefined && words.length > 1) query.phrases.push(words);
    else query.words.push(...words);
  }
  const isTyping =
    /[\p{L}\p{N}]$/u.test(typed) && !/(^|\s)-\S+$/.test(typed) && (typed.match(/"/g)?.length ?? 0) % 2 === 0;
  if (isTyping) query.prefix = query.words.pop() ?? null;
  return query;
}
