import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGES, type Language } from '@byline/shared-types/domain';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { LAYOUTS, type Layout } from './layouts.ts';
import { HELD_FROM, personOf, type Person } from './people.ts';
import { inLanguage } from './theme-words.ts';

const run = promisify(execFile);

/** The themes of JSON Resume, from the package registry, each with its version. */
export const THEMES = {
  actual: '0.2.2',
  autumn: '1.0.1',
  caffeine: '1.2.3',
  class: '0.1.2',
  compact: '1.0.4',
  crisp: '0.2.12',
  direct: '0.1.1',
  elegant: '1.16.1',
  eloquent: '5.0.0',
  even: '0.26.1',
  flat: '0.3.7',
  fresh: '0.0.3',
  full: '0.0.4',
  github: '0.0.5',
  jacrys: '1.0.4',
  kards: '1.0.2',
  keloran: '1.0.2',
  kendall: '0.2.0',
  macchiato: '1.1.0',
  mantra: '0.3.1',
  microdata: '0.2.0',
  minyma: '0.0.5',
  modern: '0.0.18',
  onepage: '0.0.3',
  orbit: '3.0.0',
  paper: '0.5.0',
  papirus: '0.0.5',
  projects: '0.30.0',
  pumpkin: '1.1.4',
  riga: '1.0.16',
  rocketspacer: '1.2.2',
  short: '0.1.7',
  simple: '1.0.0',
  'simple-red': '1.0.4',
  slick: '0.1.16',
  spartan: '0.3.0',
  stackoverflow: '3.3.0',
  straightforward: '0.5.0',
  verbum: '0.0.5',
} as const;
type Theme = keyof typeof THEMES;

type Make = { by: 'theme'; name: Theme } | { by: 'layout'; name: Layout } | { by: 'word'; name: Layout };

const themes = (...names: Theme[]): Make[] => names.map((name) => ({ by: 'theme', name }));
const layouts = (...names: Layout[]): Make[] => names.map((name) => ({ by: 'layout', name }));
const word = (...names: Layout[]): Make[] => names.map((name) => ({ by: 'word', name }));

/** The rules were written with these. */
const SEEN: Make[] = [
  ...themes('even', 'flat', 'macchiato', 'onepage', 'spartan', 'class', 'elegant', 'kendall', 'kards', 'stackoverflow'),
  ...layouts('table', 'sidebar-left', 'linkedin', 'europass'),
  ...word('lines'),
  ...themes('caffeine', 'eloquent', 'modern', 'pumpkin', 'slick'),
  ...themes('paper', 'short', 'rocketspacer', 'actual', 'autumn', 'mantra'),
  ...themes(
    'full',
    'github',
    'microdata',
    'minyma',
    'orbit',
    'verbum',
    'compact',
    'simple',
    'keloran',
    'jacrys',
    'papirus',
    'riga',
    'simple-red',
  ),
  ...layouts('europass-of-before', 'ends'),
];
/** The rules were written without these. */
const HELD: Make[] = [
  ...layouts('sidebar-right'),
  ...word('table'),
  ...themes('crisp', 'straightforward', 'direct', 'fresh', 'projects'),
];

export interface Cv {
  id: string;
  make: Make;
  held: boolean;
  person: Person;
  file: string;
  mimeType: string;
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function cvsOf(makes: readonly Make[], held: boolean, folder: string): Cv[] {
  // Each held-out make prints three people of each language, so that its half has no fewer files.
  const rounds = held ? [0, 1, 2] : [0];
  return makes.flatMap((make, index) =>
    rounds.flatMap((round) =>
      LANGUAGES.map((language: Language, turn) => {
        const person = personOf(language, ((index * 2 + turn + round * 2) % HELD_FROM) + (held ? HELD_FROM : 0));
        const isWord = make.by === 'word';
        const id = `${isWord ? 'docx-' : ''}${make.name}-${person.id}`;
        return {
          ...{ id, make, held, person },
          file: join(folder, `${id}.${isWord ? 'docx' : 'pdf'}`),
          mimeType: isWord ? DOCX : 'application/pdf',
        };
      }),
    ),
  );
}

export const corpusIn = (folder: string): Cv[] => [...cvsOf(SEEN, false, folder), ...cvsOf(HELD, true, folder)];

/** Installs the themes into a folder of their own, because the product needs none of them. */
export async function installThemes(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'themes', private: true }));
  const packages = Object.entries(THEMES).map(([name, version]) => `jsonresume-theme-${name}@${version}`);
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  await run('npm', ['install', ...quiet, ...packages], { cwd: folder });
}

interface ThemeModule {
  render?: (resume: unknown) => string | Promise<string>;
  default?: ThemeModule;
}

async function themed(theme: Theme, person: Person, folder: string): Promise<string> {
  // Node finds a package from the folder of the file that imports it.
  const loader = join(folder, 'load.mjs');
  await writeFile(loader, 'export const load = (name) => import(name);');
  const { load } = (await import(loader)) as { load: (name: string) => Promise<ThemeModule> };
  const loaded = await load(`jsonresume-theme-${theme}`);
  const render = loaded.render ?? loaded.default?.render;
  if (!render) throw new Error(`the theme ${theme} has no render`);
  return render(structuredClone(person.resume));
}

async function htmlOf({ make, person }: Cv, themesFolder: string): Promise<string> {
  return make.by === 'theme' ? themed(make.name, person, themesFolder) : LAYOUTS[make.name](person);
}

async function printed(browser: Browser, cv: Cv, html: string): Promise<void> {
  const page = await browser.newPage();
  await page.route(/^https?:/, (route) => route.abort());
  await page.setContent(html, { waitUntil: 'load' });
  if (cv.make.by === 'theme') await inLanguage(page, cv.person.language);
  await page.pdf({ path: cv.file, format: 'A4', printBackground: true, preferCSSPageSize: cv.make.by === 'layout' });
  await page.close();
}

/** LibreOffice writes the Word documents. */
async function inWord(cv: Cv, html: string, folder: string): Promise<void> {
  const source = join(folder, `${cv.id}.html`);
  await writeFile(source, html);
  const filter = ['--infilter=HTML (StarWriter)', '--convert-to', 'docx:MS Word 2007 XML'];
  await run('soffice', ['--headless', ...filter, '--outdir', folder, source]);
}

/** Writes every CV of the corpus, with what is true of it. */
export async function writeCorpus(folder: string, themesFolder: string): Promise<Cv[]> {
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  const cvs = corpusIn(folder);
  try {
    for (const cv of cvs) {
      const html = await htmlOf(cv, themesFolder);
      await (cv.make.by === 'word' ? inWord(cv, html, folder) : printed(browser, cv, html));
    }
  } finally {
    await browser.close();
  }
  return cvs;
}
