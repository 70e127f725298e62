import type { Entry } from './entries.js';
import { withoutPlace } from './place.js';

/** Signs and words between a function and an employer in one line. */
const STRONG = /\s+[|·•@]\s+|\s+[–—-]\s+|\s+(?:at|bij|chez|voor|pour|à l['’]|pour le compte de)\s+(?=[\p{Lu}\d])|\t/u;
const BRACKET = /^(.{3,}?)\s+\(([^)]{2,})\)$/;

interface Names {
  entry: Entry;
  first: string;
  second: string;
  third?: string;
}

const cleaned = (text: string): string => text.replace(/^[\s,:;|·•–—-]+|[\s,:;|·•–—-]+$/g, '').trim();

/** Halves of a text at the comma where they differ most: "Journalism, BA" and "Dublin City University". */
function atComma(text: string, score: (text: string) => number): [string, string] | null {
  const halves = [...text.matchAll(/,\s+/g)].map(({ index, 0: comma }): [string, string] => [
    cleaned(text.slice(0, index)),
    cleaned(text.slice(index + comma.length)),
  ]);
  const differ = ([one, other]: [string, string]): number => Math.abs(score(one) - score(other));
  return [...halves].sort((a, b) => differ(b) - differ(a))[0] ?? null;
}

/** Both names of a header: its two first texts, or the halves of one. */
function namesOf(entry: Entry, units: readonly string[], score: (text: string) => number): Names {
  const [first = '', second, third = ''] = units;
  if (second) return { entry, first, second, third };
  const at = STRONG.exec(first);
  if (at)
    return { entry, first: cleaned(first.slice(0, at.index)), second: cleaned(first.slice(at.index + at[0].length)) };
  const halves = atComma(first, score);
  if (halves) return { entry, first: halves[0], second: halves[1] };
  const [, before, inside] = BRACKET.exec(first) ?? [];
  return before && inside ? { entry, first: before, second: inside } : { entry, first, second: '' };
}

export interface NamedEntry {
  entry: Entry;
  /** The name that the score looks for: a function, a degree. */
  one: string;
  /** The employer, the school. */
  other: string;
  /** A third text of the header. */
  third: string;
}

/** Tells which of the two names of each entry is which: the file has them in one order, which most entries tell. */
export function inOrder(entries: readonly Entry[], score: (text: string) => number, town: string | null): NamedEntry[] {
  const units = entries.map((entry) => entry.units.map((unit) => withoutPlace(cleaned(unit), town)).filter(Boolean));
  // Where most headers are one text with both names, a second text is what the person did there.
  const singles = units.filter((texts) => texts.length === 1).length;
  const isOne = singles * 2 > units.length || (singles * 2 === units.length && singles > 0);
  const named = entries.map((entry, index) =>
    namesOf(entry, isOne ? (units[index] ?? []).slice(0, 1) : (units[index] ?? []), score),
  );
  const votes = named.map(({ first, second }) => (second ? score(first) - score(second) : 0));
  const sum = votes.reduce((all, vote) => all + Math.sign(vote), 0);
  return named.map(({ entry, first, second, third = '' }, index) => {
    if (!second)
      return score(first) < 0 ? { entry, one: '', other: first, third } : { entry, one: first, other: '', third };
    const vote = votes[index] ?? 0;
    const isFirst = Math.abs(vote) >= 2 ? vote > 0 : sum >= 0;
    return isFirst ? { entry, one: first, other: second, third } : { entry, one: second, other: first, third };
  });
}
