import { foldedWord, wordsOf, type Word } from './stems.js';

/** A piece of a text; the search found the marked ones. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** A snippet is about this long: a line of the list, at most two of a phone. */
const LENGTH = 150;
/** Letters before the first marked word. */
const BEFORE = 24;

/** Tells the words of a search from others. */
export type IsFound = (folded: string, word: string) => boolean;

/** The marked words of a text. Of phrases only whole ones count. */
export function marksOf(text: string, isFound: IsFound, phrases: readonly string[]): Word[] {
  const words = wordsOf(text).map((word) => ({ ...word, folded: foldedWord(word.text) }));
  const inPhrase = new Set<number>();
  for (const phrase of phrases.map((one) => one.trim().split(' '))) {
    words.forEach((_, at) => {
      if (phrase.every((part, index) => words[at + index]?.folded === part))
        phrase.forEach((__, index) => inPhrase.add(at + index));
    });
  }
  return words.filter(({ folded, text: written }, at) => inPhrase.has(at) || isFound(folded, written));
}

/** The part of a text with the most marked words, from a beginning of words to an end. */
export function snippetOf(text: string, marks: readonly Word[]): Segment[] {
  const start = bestStart(marks);
  const from = start <= BEFORE ? 0 : nextBlank(text, start - BEFORE);
  const to = Math.min(text.length, from + LENGTH);
  const end = to === text.length ? to : Math.max(text.lastIndexOf(' ', to), (marks[0]?.at ?? 0) + 1);
  const segments: Segment[] = from > 0 ? [{ text: '… ', marked: false }] : [];
  let at = from;
  for (const mark of marks.filter((one) => one.at >= from && one.at + one.text.length <= end)) {
    const between = text.slice(at, mark.at);
    const last = segments.at(-1);
    // Marked words side by side are one mark.
    if (last?.marked && /^\s+$/.test(between)) last.text += between + mark.text;
    else segments.push({ text: between, marked: false }, { text: mark.text, marked: true });
    at = mark.at + mark.text.length;
  }
  segments.push({ text: `${text.slice(at, end)}${end < text.length ? ' …' : ''}`, marked: false });
  return segments
    .map((segment) => ({ ...segment, text: segment.text.replace(/\s+/g, ' ') }))
    .filter((segment) => segment.text !== '');
}

const nextBlank = (text: string, at: number): number => {
  const blank = text.slice(at).search(/\s/);
  return blank < 0 ? at : at + blank + 1;
};

/** The first marked word of the window with the most different ones. */
function bestStart(marks: readonly Word[]): number {
  const differ = (from: number): number =>
    new Set(marks.filter(({ at }) => at >= from && at < from + LENGTH - BEFORE).map(({ text }) => foldedWord(text)))
      .size;
  const [best] = marks
    .map(({ at }) => ({ at, count: differ(at) }))
    .toSorted((a, b) => b.count - a.count || a.at - b.at);
  return best?.at ?? 0;
}
