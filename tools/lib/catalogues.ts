/** The texts of the apps, mails and archives: `i18n/{nl,fr,en}.json`, which the code names by their ids. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';
import { runInForeground } from './processes.ts';

/** Folders of catalogues with the sources that ask for their texts. The public page is English only (docs/domain/candidates.md#public-profile). */
const catalogues = [
  { folder: 'web-kit/i18n', sources: '{web-kit,candidate-portal,recruiter-console}/src/**/*.{ts,tsx}' },
  { folder: 'web-kit/i18n/cv', sources: '{web-kit/src/cv,candidate-portal/src/features/cv-import}/**/*.{ts,tsx}' },
  { folder: 'candidate-portal/i18n', sources: 'candidate-portal/src/**/*.{ts,tsx}' },
  { folder: 'candidate-portal/i18n/public', sources: 'candidate-portal/src/**/*.{ts,tsx}' },
  { folder: 'recruiter-console/i18n', sources: 'recruiter-console/src/**/*.{ts,tsx}' },
  { folder: 'backend/src/common/i18n', sources: 'backend/src/**/*.ts' },
];

/** Checks that all languages have the same ids, values and tags, and that the code asks for each text; prints differences. */
export async function cataloguesAreRight(): Promise<boolean> {
  let right = true;
  for (const { folder, sources } of catalogues) {
    const files = globSync(`${folder}/*.json`, { cwd: root });
    const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
    const verify = ['verify', '--source-locale', 'en', ...checks, ...files];
    const verified =
      files.length === 1 ||
      (await runInForeground(join(root, 'node_modules/.bin/formatjs'), verify, { cwd: root })) === 0;
    const unused = unusedTexts(join(root, folder, 'en.json'), sources);
    for (const id of unused) console.error(`${folder}: no code asks for ${id}`);
    right &&= verified && unused.length === 0;
  }
  return right;
}

/** Ids without a mention in a source, in full or by a template (`jobs.${…}`, `${…}.title`) with all parts of the id as words. */
function unusedTexts(file: string, sources: string): string[] {
  const code = globSync([sources, 'shared-types/src/**/*.ts'], { cwd: root })
    .map((source) => readFileSync(join(root, source), 'utf8'))
    .join('\n');
  const ids = new Set(code.match(/[\w.]+/g));
  const words = new Set(code.match(/\w+/g));
  const isAsked = (id: string): boolean => {
    if (ids.has(id)) return true;
    const parts = id.split('.');
    return parts.slice(1).some((_, index) => {
      const [head, tail] = [parts.slice(0, index + 1).join('.'), parts.slice(index + 1).join('.')];
      const isTemplate = code.includes(`\`${head}.\${`) || code.includes(`}.${tail}\``);
      return isTemplate && parts.every((part) => words.has(part.replace(/(?<=\D)\d+$/, '')));
    });
  };
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).filter((id) => !isAsked(id));
}
