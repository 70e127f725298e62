/**
 * The texts of the apps: `en.json` is extracted from the code; the other languages stand beside it. The backend's `en.json` is written by
 * hand: the compiler finds an id without a text.
 */
import { globSync, readFileSync } from 'node:fs';
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

const backend = 'backend/src/common/i18n';

/** Ids of the backend that no source names: as a whole, or as a template whose every part stands there between quotes. */
function unusedInBackend(): string[] {
  const files = globSync('{backend,shared-types}/src/**/*.ts', { cwd: root });
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const named = [...sources.matchAll(/['`]((?:archive|mail)\.[\w.${}]+)['`]/g)].map(
    ([, id = '']) => new RegExp(`^${id.replaceAll(/\$\{[\w.]+\}/g, '(\\w+?)\\d*').replaceAll('.', '\\.')}$`),
  );
  const isQuoted = (part: string): boolean => new RegExp(`['\`]${part}['\`]`).test(sources);
  const ids = Object.keys(JSON.parse(readFileSync(join(root, backend, 'en.json'), 'utf8')) as object);
  return ids.filter((id) => !named.some((pattern) => pattern.exec(id)?.slice(1).every(isQuoted)));
}

/** Checks that the other languages of a folder have the ids, values and tags of `en.json`. */
async function languagesAreRight(folder: string): Promise<boolean> {
  const files = (await readdir(join(root, folder))).filter((name) => name.endsWith('.json'));
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
  return (
    files.length === 1 ||
    (await formatjs(['verify', '--source-locale', 'en', ...checks, ...files.map((name) => join(folder, name))]))
  );
}

/** Checks that each `en.json` matches the code, and the other languages `en.json`; prints differences. */
export async function cataloguesAreRight(scratch: string): Promise<boolean> {
  const unused = unusedInBackend();
  if (unused.length > 0) console.error(`Unused in ${backend}: ${unused.join(', ')}`);
  let right = (await languagesAreRight(backend)) && unused.length === 0;
  for (const catalogue of catalogues) {
    const file = join(scratch, `${catalogue.folder.replaceAll('/', '-')}.json`);
    const extracted = await extract(catalogue, file);
    const fresh = extracted && (await readFile(file, 'utf8')) === (await readFile(english(catalogue), 'utf8'));
    if (!fresh) {
      console.error(`${english(catalogue)} is not what the code says: run "make messages" and commit the result`);
      await runInForeground('diff', ['--unified=0', english(catalogue), file]);
    }
    const verified = await languagesAreRight(catalogue.folder);
    right &&= fresh && verified;
  }
  return right;
}
