/** The texts of the apps: `en.json` is extracted from the code; the other languages stand beside it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.ts';
import { runInForeground } from './processes.ts';

interface Catalogue {
  folder: string;
  sources: string;
  /** Sources of other catalogues. */
  except?: string[];
}

const publicProfile = 'candidate-portal/src/features/public-profile/**';
/** Texts for logged-in candidates, which the entry does not load. */
const own =
  'candidate-portal/src/features/{candidate/profile-messages.ts,{account,applications,education,experience,files,links,public-page}/**/*.{ts,tsx}}';

const catalogues: Catalogue[] = [
  { folder: 'web-kit/i18n', sources: 'web-kit/src/**/*.{ts,tsx}' },
  { folder: 'candidate-portal/i18n', sources: 'candidate-portal/src/**/*.{ts,tsx}', except: [publicProfile, own] },
  { folder: 'candidate-portal/i18n/own', sources: own },
  // English only (docs/domain/candidates.md#public-profile).
  { folder: 'candidate-portal/i18n/public', sources: `${publicProfile}/*.{ts,tsx}` },
  { folder: 'recruiter-console/i18n', sources: 'recruiter-console/src/**/*.{ts,tsx}' },
];

const formatjs = async (args: string[]): Promise<boolean> =>
  (await runInForeground(join(root, 'node_modules/.bin/formatjs'), args, { cwd: root })) === 0;

const english = ({ folder }: Catalogue): string => join(root, folder, 'en.json');

const extract = ({ sources, except = [] }: Catalogue, file: string): Promise<boolean> =>
  formatjs([
    'extract',
    sources,
    '--format',
    'simple',
    '--throws',
    '--preserve-whitespace',
    '--out-file',
    file,
    ...except.flatMap((pattern) => ['--ignore', pattern]),
  ]);

/** Writes each `en.json` from the code. */
export async function writeEnglish(): Promise<string[]> {
  for (const catalogue of catalogues) await extract(catalogue, english(catalogue));
  return catalogues.map(english);
}

/** Checks that `en.json` matches the code, and that the other languages have the same ids, values and tags; prints differences. */
export async function cataloguesAreRight(scratch: string): Promise<boolean> {
  let right = true;
  for (const catalogue of catalogues) {
    const file = join(scratch, `${catalogue.folder.replaceAll('/', '-')}.json`);
    const extracted = await extract(catalogue, file);
    const fresh = extracted && (await readFile(file, 'utf8')) === (await readFile(english(catalogue), 'utf8'));
    if (!fresh) {
      console.error(`${english(catalogue)} is not what the code says: run "make messages" and commit the result`);
      await runInForeground('diff', ['--unified=0', english(catalogue), file]);
    }
    const files = (await readdir(join(root, catalogue.folder))).filter((name) => name.endsWith('.json'));
    const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
    const paths = files.map((name) => join(catalogue.folder, name));
    const verified = files.length === 1 || (await formatjs(['verify', '--source-locale', 'en', ...checks, ...paths]));
    right &&= fresh && verified;
  }
  return right;
}
