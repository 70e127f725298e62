/** Every text a person reads, in the three languages: the catalogues of the apps, and the mails. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../lib/paths.ts';

export type Language = 'en' | 'nl' | 'fr';
export interface Text extends Record<Language, string> {
  /** Where it stands: `recruiter-console tasks.add`. */
  id: string;
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const catalogue = (folder: string, language: Language): Record<string, string> =>
  JSON.parse(read(`${folder}/${language}.json`)) as Record<string, string>;

/** Folders of catalogues, with what stands before the ids of their texts. */
const folders: Record<string, string> = {
  'web-kit/i18n': 'web-kit',
  'candidate-portal/i18n': 'candidate-portal',
  'candidate-portal/i18n/own': 'candidate-portal',
  'recruiter-console/i18n': 'recruiter-console',
};
const inCatalogues = Object.entries(folders).flatMap(([folder, app]): Text[] => {
  const [nl, fr] = [catalogue(folder, 'nl'), catalogue(folder, 'fr')];
  return Object.entries(catalogue(folder, 'en')).map(([id, en]) => ({
    id: `${app} ${id}`,
    en,
    nl: nl[id] ?? '',
    fr: fr[id] ?? '',
  }));
});

/** The words between the quotes of a mail in one language, as its source says them. */
function wordsOf(mail: string, language: Language): string {
  const source = new RegExp(`^ {2}${language}: .*?^ {2}\\}\\),$`, 'ms').exec(mail)?.[0] ?? '';
  return [...source.matchAll(/(['`])(.*?)\1/g)].map(([, , words = '']) => words.replaceAll('$', '')).join('\n');
}

const inMails = globSync('backend/src/modules/mail/templates/*-texts.ts', { cwd: root }).flatMap((path): Text[] =>
  [...read(path).matchAll(/^(?:export )?const (\w+): Record<Language, Words.*?^\};$/gms)].map(([mail, name = '']) => ({
    id: `${basename(path)} ${name}`,
    en: wordsOf(mail, 'en'),
    nl: wordsOf(mail, 'nl'),
    fr: wordsOf(mail, 'fr'),
  })),
);

export const mails = inMails;
export const texts: Text[] = [...inCatalogues, ...inMails];

/** Without the names of values and tags, which are English in every language. */
export const bare = (text: string): string => text.replace(/\{\w+(?=[,}])/g, '{').replace(/<\/?\w+>/g, '');
