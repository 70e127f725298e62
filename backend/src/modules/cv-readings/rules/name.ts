import { textOf, type CvLine } from '../layout/cv-line.js';
import { fold } from './fold.js';
import { headingOf } from './headings.js';
import { titleScore } from './work-words.js';
import { sourceOf, type Sourced } from './source.js';

export interface FoundName {
  firstname: string;
  name: string;
}

const TITLE = /^(cv|c\.v\.|curriculum vitae|resume|résumé)\b[\s:–-]*|[\s:–-]*\b(cv|curriculum vitae|résumé)$/i;
const GREETING = /^(?:i['’]m|i am|ik ben|je suis)\s+/i;
const WORD = /^[\p{Lu}][\p{L}’'.-]*$/u;
/** Small words within a last name. */
const PARTICLE = /^(van|de|den|der|het|ter|ten|von|du|la|le|el|al|da|dos|di|bin|ben|d’|d'|of)$/i;

const partsOfEmail = (email: string): string[] =>
  fold(email.split('@')[0] ?? '')
    .split(/[^a-z]+/)
    .filter((part) => part.length > 1);

const isName = (words: readonly string[]): boolean =>
  words.length >= 2 &&
  words.length <= 6 &&
  words.every((word) => WORD.test(word) || PARTICLE.test(word)) &&
  words.some((word) => word.length > 1);

const capital = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());

/** "LEFÈVRE Camille" has the last name in capitals, most others have it last. */
function split(words: readonly string[], email: string): FoundName {
  const isUpper = (word: string): boolean => word.length > 1 && word === word.toUpperCase() && /\p{Lu}{2}/u.test(word);
  const upper = words.filter(isUpper);
  const mixed = words.filter((word) => !isUpper(word));
  const joined = (list: readonly string[]): string => list.join(' ');
  const some = upper.length > 0 && mixed.some((word) => WORD.test(word) && !PARTICLE.test(word));
  if (some) {
    const first = words.filter((word) => !isUpper(word) && !PARTICLE.test(word));
    return { firstname: joined(first), name: capital(joined(words.filter((word) => !first.includes(word)))) };
  }
  const even = upper.length === words.length ? words.map(capital) : [...words];
  const [head = ''] = partsOfEmail(email);
  const key = (list: readonly string[]): string => fold(joined(list)).replace(/[^a-z]/g, '');
  const byEmail = even.findIndex((_, index) => index > 0 && key(even.slice(0, index)) === head);
  const at = byEmail > 0 ? byEmail : 1;
  return { firstname: joined(even.slice(0, at)), name: joined(even.slice(at)) };
}

const clean = (text: string): string =>
  text
    .replace(TITLE, '')
    .replace(GREETING, '')
    .replace(/(?<=\p{L}{3})\.$/u, '')
    .replace(/,\s*\p{L}{2,5}\.?$/u, '')
    .trim();

/** "D A A N" as a word; other texts stay. */
const unspaced = (text: string): string =>
  /^(?:[\p{L}’'.-]\s)+[\p{L}’'.-]$/u.test(text) ? text.replace(/\s/g, '') : text;

/** Lines below the first one of a broken name, between which others may stand in another column. */
const MOST_BELOW = 5;
/** Parts that begin this near to each other stand below each other, in points. */
const ALIGNED = 3;

/** Names that a narrow column breaks: each as long as the lines below have the same size, and stand below it or follow at once. */
function brokenNames(line: CvLine, below: readonly CvLine[]): string[] {
  const names: string[] = [];
  let whole = unspaced(line.parts[0]?.text ?? '');
  let isNext = true;
  for (const { page, size, parts } of below) {
    const [first] = parts;
    const isSame = page === line.page && Math.abs(size - line.size) < 0.5;
    const isBelow = first && Math.abs(first.x - (line.parts[0]?.x ?? 0)) < ALIGNED;
    if (first && isSame && (isNext || isBelow)) {
      whole += `${whole.endsWith('-') ? '' : ' '}${unspaced(first.text)}`;
      names.push(whole);
    } else isNext = false;
  }
  return names;
}

/** The name of the person: of the lines that can be one, the largest near the top or of the file, or the one that the address names. */
export function nameIn(head: readonly CvLine[], email: string, all: readonly CvLine[]): (FoundName & Sourced) | null {
  const hints = partsOfEmail(email);
  const first = [...head.slice(0, 25), ...all.slice(0, 12)];
  const largest = Math.max(...all.map(({ size }) => size));
  // A page of facts may stand before the page with the name.
  const lines = [...first, ...all.filter((line) => line.size === largest && !first.includes(line))];
  const choices = lines.flatMap((line, index) => {
    const isLarge = line.size > 0.8 * largest;
    const texts = [
      textOf(line),
      ...(isLarge ? brokenNames(line, lines.slice(index + 1, index + 1 + MOST_BELOW)) : []),
      ...line.parts.map(({ text }) => text),
      line.parts.map(({ text }) => unspaced(text)).join(' '),
      textOf(line).split(/[,|•·–—]/)[0] ?? '',
    ];
    return texts.flatMap((part) => {
      const text = clean(part);
      const words = text.split(/\s+/);
      if (headingOf(text) || !isName(words)) return [];
      const known = hints.filter((hint) =>
        fold(text)
          .replace(/[^a-z]/g, '')
          .includes(hint),
      ).length;
      const score =
        (line.size / largest) * 2 +
        known * 1.5 -
        titleScore(text) -
        (words.length > 4 ? 0.5 : 0) -
        Math.min(index, 20) * 0.05;
      return [{ line, words, text, score }];
    });
  });
  const [best] = choices.sort((a, b) => b.score - a.score);
  if (!best || best.score < 0.8) return null;
  return { ...split(best.words, email), source: sourceOf([best.line], [best.text]) };
}
