/*
 * Writes the languages people can work in: their codes (shared-types) and their names (web-kit). Both come from Node's copy of CLDR. Chromium
 * ships the names of about 150 languages only, so the apps cannot ask `Intl.DisplayNames` of the browser.
 */
import { WORK_LANGUAGES } from '@byline/shared-types/domain';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './lib/paths.ts';

const INTERFACE = ['nl', 'fr', 'en'] as const;
/** CLDR also names these codes, which stand for several languages and for an unknown one. */
const NO_LANGUAGES = ['mul', 'und', 'zxx'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const PAIRS = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
const scriptNames = new Intl.DisplayNames('en', { type: 'script', fallback: 'none' });
const capital = ([first = '', ...rest]: string): string => first.toUpperCase() + rest.join('');
const SCRIPTS = PAIRS.flatMap((one) => PAIRS.map((other) => capital(one + other))).filter((script) =>
  scriptNames.of(script),
);

type Display = 'standard' | 'dialect';
const namesIn = (locale: string, languageDisplay: Display = 'standard') =>
  new Intl.DisplayNames(locale, { type: 'language', fallback: 'none', languageDisplay });
const english = namesIn('en');
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const isCanonical = (code: string): boolean => Intl.getCanonicalLocales(code)[0] === code;
const isNamed = (code: string): boolean => english.of(code) !== undefined && isCanonical(code);
const hasData = (locale: string): boolean => new Intl.DateTimeFormat(locale).resolvedOptions().locale === locale;

const BASES = [...PAIRS, ...PAIRS.flatMap((pair) => LETTERS.map((letter) => pair + letter))]
  .filter((code) => isNamed(code) && !NO_LANGUAGES.includes(code))
  .sort();
/** Countries, and the Latin America of es-419. */
const REGIONS = ['419', ...PAIRS.map((pair) => pair.toUpperCase()).filter((region) => regionNames.of(region))];

/** The scripts and regions that CLDR describes for a language; one region alone says nothing beside the language. */
function variantsOf(base: string): string[] {
  if (!hasData(base)) return [];
  const scripts = SCRIPTS.map((script) => `${base}-${script}`).filter(hasData);
  const regions = REGIONS.map((region) => `${base}-${region}`).filter((code) => isCanonical(code) && hasData(code));
  return [...scripts, ...(regions.length > 1 ? regions : [])];
}

/** Names in each interface language, then other words that people search by: its own name, "Vlaams", "Flemish". */
function wordsOf(code: string): string[] {
  const names = INTERFACE.map((locale) => namesIn(locale).of(code) ?? english.of(code) ?? code);
  const own = hasData(code) ? [namesIn(code).of(code), namesIn(code, 'dialect').of(code)] : [];
  const dialects = INTERFACE.map((locale) => namesIn(locale, 'dialect').of(code));
  const others = [...own, ...dialects].filter((name): name is string => name !== undefined && !names.includes(name));
  return others.length > 0 ? [...names, [...new Set(others)].join('|')] : names;
}

// A newer CLDR may drop a code that candidates have chosen.
const codes = [...new Set([...WORK_LANGUAGES, ...BASES.flatMap((base) => [base, ...variantsOf(base)])])].sort();
const lines = codes.reduce<string[]>(
  ([line = '', ...rest], code) =>
    line.length + code.length < 138 ? [`${line} ${code}`.trim(), ...rest] : [code, line, ...rest],
  [],
);
await writeFile(
  join(root, 'shared-types/src/domain/work-languages.ts'),
  `/**
 * Languages that candidates work in: all that CLDR names, and the variants by script and country that it describes. \`tools/languages.ts\`
 * writes this file.
 */
export const WORK_LANGUAGES: readonly string[] = \`
${lines.reverse().join('\n')}
\`
  .trim()
  .split(/\\s+/);
`,
);
const names = codes.map((code) => `  ${JSON.stringify(code)}: ${JSON.stringify(wordsOf(code))}`);
await writeFile(join(root, 'web-kit/src/names/languages.json'), `{\n${names.join(',\n')}\n}\n`);
console.log(`${codes.length} languages`);
