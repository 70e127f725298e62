import { wordsOf } from './stems.js';

/** A search in texts, as somebody typed it. */
export interface TextQuery {
  /** Words that a candidate must have, in any order. */
  words: string[];
  /** Words that must stand one after the other. */
  phrases: string[][];
  /** Words that a candidate must not have. */
  without: string[];
  /** Words that must not stand one after the other. */
  withoutPhrases: string[][];
  /** The last word may go on, because somebody still types it. */
  prefix: string | null;
  /** The words of a last phrase whose closing quote is missing; its last word may go on too. */
  begunPhrase: string[];
}

const PART = /(-?)(?:"([^"]*)"?|(\S+))/g;

const textsOf = (text: string): string[] => wordsOf(text).map((word) => word.text);

/** Reads words, "exact phrases", -words and -"exact phrases"; everything else is text, never a pattern. */
export function parseTextQuery(search: string): TextQuery {
  const query: TextQuery = { words: [], phrases: [], without: [], withoutPhrases: [], prefix: null, begunPhrase: [] };
  const typed = search.replace(/[“”«»„]/g, '"');
  for (const [, minus, quoted, plain] of typed.matchAll(PART)) {
    const words = textsOf(quoted ?? plain ?? '');
    if (words.length === 0) continue;
    const [single, phrases] = minus ? [query.without, query.withoutPhrases] : [query.words, query.phrases];
    if (words.length > 1 && (minus || quoted !== undefined)) phrases.push(words);
    else single.push(...words);
  }
  const endsInWord = /[\p{L}\p{N}]$/u.test(typed);
  const isOpen = (typed.match(/"/g)?.length ?? 0) % 2 === 1;
  const endsInMinus = (isOpen ? /(^|\s)-"[^"]*$/ : /(^|\s)-\S+$/).test(typed);
  if (!endsInWord || endsInMinus) return query;
  const inPhrase = isOpen && textsOf(typed.slice(typed.lastIndexOf('"') + 1)).length > 1;
  if (inPhrase) query.begunPhrase = query.phrases.pop() ?? [];
  else query.prefix = query.words.pop() ?? null;
  return query;
}
