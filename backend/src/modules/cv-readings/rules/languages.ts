import { LANGUAGES, WORK_LANGUAGES, type LanguageLevel } from '@byline/shared-types/domain';
import { textOf, type CvLine, type Part } from '../layout/cv-line.js';
import { fold } from './fold.js';
import { sourceOf, type Sourced } from './source.js';

export interface FoundLanguage {
  language: string;
  /** Null where the file says no level. */
  level: LanguageLevel | null;
}

/** Names of languages in those of the interface and in their own, folded, with their codes. */
const NAMES = new Map<string, string>();
for (const code of WORK_LANGUAGES.filter((tag) => !tag.includes('-')))
  for (const shown of [...LANGUAGES, code]) {
    const name = fold(new Intl.DisplayNames([shown], { type: 'language', fallback: 'none' }).of(code) ?? '');
    if (name.length > 3 && !NAMES.has(name)) NAMES.set(name, code);
  }
for (const [name, code] of [
  ['vlaams', 'nl-BE'],
  ['flemish', 'nl-BE'],
  ['flamand', 'nl-BE'],
  ['mandarin', 'zh'],
  ['mandarijn', 'zh'],
  ['farsi', 'fa'],
  ['lao', 'lo'],
] as const)
  NAMES.set(name, code);

/** Words for levels, in the order in which they are tried, folded. */
const LEVELS: readonly [LanguageLevel, RegExp][] = [
  [
    'native',
    /native|mother ?tongue|moedertaal|langue maternelle|maternelle|maternel|bilingu|tweetalig|moedertalig|eerste taal/,
  ],
  ['C2', /\bc2\b|near.native|proficient|uitstekend|excellent|perfect|zeer vloeiend|parfait/],
  [
    'C1',
    /\bc1\b|full professional|fluent|vloeiend|vlot|courant|couramment|zeer goed|very good|tres bon|advanced|gevorderd|avance/,
  ],
  [
    'B1',
    /\bb1\b|limited working|intermediate|gemiddeld|middelmatig|intermediaire|moyen|redelijk|assez bon|conversational|voldoende|fair/,
  ],
  [
    'B2',
    /\bb2\b|professional working|professionele werk|professionnelle|upper.intermediate|\bgoed\b|goede|\bgood\b|\bbon\b|\bbonne?\b|bien/,
  ],
  ['A2', /\ba2\b|elementa/],
  ['A1', /\ba1\b|basis|basic|notions?|beginner|debutant|beperkt|schoolkennis|scolaire|matig|noties/],
];

/** The level that a text says. Europass says one for each skill: the one that stands most often. */
export function levelIn(text: string): LanguageLevel | null {
  const folded = fold(text);
  const codes = text.toUpperCase().match(/\b[ABC][12]\b/g) ?? [];
  if (codes.length > 0) {
    const count = (code: string): number => codes.filter((other) => other === code).length;
    return [...codes].sort((a, b) => count(b) - count(a))[0] as LanguageLevel;
  }
  if (/upper.intermediate/.test(folded)) return 'B2';
  return LEVELS.find(([, words]) => words.test(folded))?.[0] ?? null;
}

interface Named {
  code: string;
  index: number;
  end: number;
  word: string;
}

/** The languages that a text names, in its order. */
function namesIn(text: string): Named[] {
  return [...text.matchAll(/\p{L}[\p{L}’'-]*(?:\s\p{L}+)?/gu)].flatMap(({ 0: match, index }) => {
    const single = match.split(' ')[0] ?? '';
    const [word, code] = NAMES.has(fold(match)) ? [match, NAMES.get(fold(match))] : [single, NAMES.get(fold(single))];
    if (code) return [{ code, index, end: index + word.length, word }];
    const second = match.slice(single.length + 1);
    const later = second ? NAMES.get(fold(second)) : undefined;
    return later ? [{ code: later, index: index + single.length + 1, end: index + match.length, word: second }] : [];
  });
}

/** The language that a text names first; null for another text. */
export const languageCalled = (text: string): string | null => namesIn(text)[0]?.code ?? null;

/** Cells whose starts differ less stand in one column, in points. */
const NEAR = 12;

const MOTHER = /^\P{L}*(mother ?tongues?|native languages?|moedertaal|moedertalen|langues? maternelles?)[^:,;]*:/iu;

/** Where lines have several languages beside each other, each cell is read with those below it. */
function byCells(lines: readonly CvLine[]): CvLine[] {
  const grid = lines.filter(
    ({ parts }) => parts.length > 1 && parts.every(({ text }) => namesIn(text)[0]?.index === 0),
  );
  const starts = grid.reduce<readonly number[]>(
    (most, { parts }) => (parts.length > most.length ? parts.map(({ x }) => x) : most),
    [],
  );
  if (starts.length === 0) return [...lines];
  const columnOf = ({ x }: Part): number => starts.findLastIndex((start) => start < x + NEAR);
  const cells = lines.flatMap((line) =>
    line.parts.map((part) => ({ line: { ...line, parts: [part] }, column: columnOf(part) })),
  );
  return [...starts.keys()].flatMap((column) => cells.filter((cell) => cell.column === column).map(({ line }) => line));
}

/** Languages of the section about them; a level stands behind its language, before the next one, or in the line below. */
export function languagesIn(section: readonly CvLine[]): (FoundLanguage & Sourced)[] {
  const found = new Map<string, FoundLanguage & Sourced>();
  let last: (FoundLanguage & Sourced) | undefined;
  for (const line of byCells(section)) {
    const text = textOf(line);
    const names = namesIn(text);
    if (names.length === 0 && last?.level === null) last.level = levelIn(text);
    const isMother = MOTHER.test(text);
    const leads = names[0] && names[0].index > 3 ? levelIn(text.slice(0, names[0].index)) : null;
    for (const [place, { code, end, word }] of names.entries()) {
      const behind = text.slice(end, names[place + 1]?.index ?? text.length);
      const level = isMother ? 'native' : (levelIn(behind) ?? leads);
      const language = { language: code, level, source: sourceOf([line], [word]) };
      last = found.get(code) ?? language;
      found.set(code, last);
    }
  }
  return [...found.values()].slice(0, 20);
}

/** The languages of a line that has no other words: "English, French, German". */
export function languageLine(line: CvLine): boolean {
  const text = textOf(line);
  const rest = namesIn(text).reduce((left, { word }) => left.replace(word, ''), text);
  return namesIn(text).length > 1 && !/\p{L}{2}/u.test(rest);
}
