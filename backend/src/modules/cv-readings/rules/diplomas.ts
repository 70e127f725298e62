import { textOf, type CvLine } from '../layout/cv-line.js';
import { entriesOf, type Entry } from './entries.js';
import { sourceOf, type Sourced } from './source.js';
import { inOrder, type NamedEntry } from './two-names.js';
import { degreeScore } from './work-words.js';

export interface FoundDiploma {
  degree: string;
  institute: string;
  /** Years; a diploma with one date has it as its end. */
  from: number | null;
  to: number | null;
}

const MAX_DIPLOMAS = 30;
const HEADER_LINES = 4;
/** A line this near to the one above, in its heights, goes on with it. */
const CLOSE = 1.7;

/** Level and subject of a degree that stand in two lines: "Master", "Translation". */
function degreeOf({ one, third }: NamedEntry): string {
  const isLevel = (text: string): boolean => degreeScore(text) > 0 && text.split(' ').length <= 3;
  if (!third || isLevel(one) === isLevel(third) || degreeScore(third) < 0 || third.split(' ').length > 8) return one;
  return isLevel(one) ? `${one} ${third}` : `${third} ${one}`;
}

/** Subject and level in two texts above their school: "Translation", "Master", "University of Mons". */
function withSchool(named: NamedEntry): NamedEntry {
  const { one, other, third } = named;
  const isThird = degreeScore(third) < 0 && degreeScore(one) >= 0 && degreeScore(other) >= 0 && other !== '';
  return isThird ? { ...named, one: `${one}, ${other}`, other: third, third: '' } : named;
}

/** Diplomas of a section without dates: degree and school in lines that follow each other, in either order. */
function undatedIn(lines: readonly CvLine[]): (FoundDiploma & Sourced)[] {
  const found: { degree: string; institute: string; lines: CvLine[] }[] = [];
  for (const line of lines) {
    const text = textOf(line).trim();
    const score = degreeScore(text);
    const last = found.at(-1);
    const own = score > 0 ? 'degree' : 'institute';
    if (score === 0) {
      if (last && last.institute === '' && line.gap < CLOSE) Object.assign(last, { degree: `${last.degree} ${text}` });
    } else if (last && last[own] === '') Object.assign(last, { [own]: text, lines: [...last.lines, line] });
    else found.push({ degree: '', institute: '', [own]: text, lines: [line] });
  }
  return found
    .filter(({ degree, institute }) => degree !== '' && institute !== '')
    .map(({ degree, institute, lines: own }) => ({
      ...{ degree, institute, from: null, to: null },
      source: sourceOf(own, [degree, institute]),
    }));
}

/** The diplomas of the section about studies. */
export function diplomasIn(lines: readonly CvLine[], town: string | null): (FoundDiploma & Sourced)[] {
  const entries = entriesOf(lines, true);
  return entries.length > 0 ? datedOf(entries, town) : undatedIn(lines).slice(0, MAX_DIPLOMAS);
}

function datedOf(entries: readonly Entry[], town: string | null): (FoundDiploma & Sourced)[] {
  return inOrder(entries, degreeScore, town)
    .filter(({ one, other }) => one !== '' || other !== '')
    .slice(0, MAX_DIPLOMAS)
    .map((found) => {
      const named = withSchool(found);
      const { entry, other } = named;
      const one = degreeOf(named);
      const { from, to, isRange } = entry.period;
      return {
        ...{ degree: one, institute: other },
        from: isRange ? Number(from.slice(0, 4)) : null,
        to: to === null ? null : Number(to.slice(0, 4)),
        source: sourceOf(entry.lines.slice(0, HEADER_LINES), [one, other, entry.dates]),
      };
    });
}
