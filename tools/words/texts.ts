/** Every text that people read, in the three languages: the catalogues of the apps, the mails and the archive. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  'web-kit/i18n/cv': 'web-kit/cv',
  'candidate-portal/i18n': 'candidate-portal',
  'recruiter-console/i18n': 'recruiter-console',
  'backend/src/common/i18n': 'backend',
};
export const texts = Object.entries(folders).flatMap(([folder, app]): Text[] => {
  const [nl, fr] = [catalogue(folder, 'nl'), catalogue(folder, 'fr')];
  return Object.entries(catalogue(folder, 'en')).map(([id, en]) => ({
    id: `${app} ${id}`,
    en,
    nl: nl[id] ?? '',
    fr: fr[id] ?? '',
  }));
});

/** Without the names of values and tags, which are English in every language. */
export const bare = (text: string): string => text.replace(/\{\w+(?=[,}])/g, '{').replace(/<\/?\w+>/g, '');
