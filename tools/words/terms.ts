/** The tables of docs/domain/words.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.ts';
import type { Language } from './texts.ts';

const page = readFileSync(join(root, 'docs/domain/words.md'), 'utf8');

function tableUnder(heading: string): string[][] {
  const part = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return part
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
const several = (cell: string): string[] => cell.split(',').map((word) => word.trim());

export interface Term {
  en: string[];
  nl: string[];
  fr: string[];
}
export const terms: Term[] = tableUnder('Terms').map(([en = '', nl = '', fr = '']) => ({
  en: several(en),
  nl: several(nl),
  fr: several(fr),
}));

export const never: { language: Language; word: string }[] = tableUnder('Never').flatMap(
  ([language = '', words = '']) => several(words).map((word) => ({ language: language as Language, word })),
);

/** `Pending (skill)` is "Pending", in one of its senses. */
export const wholeTexts: Record<Language, string>[] = tableUnder('Texts').map(([en = '', nl = '', fr = '']) => ({
  en: en.replace(/ \([^)]+\)$/, ''),
  nl,
  fr,
}));
