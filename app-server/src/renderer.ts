import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appConfig, type Env } from './app-policy.ts';

/** The frame of a page: files in the head, its own address, whether search engines may list it. */
export interface Frame {
  styles: string[];
  fonts: string[];
  address: string;
  indexed: boolean;
}

/** A public candidate. The server reads only these fields; the app's code reads the others. */
export interface PublicCandidate {
  _id: string;
  avatar: string | null;
  searchable: boolean;
}

/** The texts of a page's Open Graph picture, in English. */
export interface PictureWords {
  name: string;
  /** Above the name: function and place. */
  line: string;
  summary: string;
  /** At the foot: languages, from and to. */
  pairs: { from: string; to: string }[];
  /** At the foot, if there are no languages. */
  skills: string[];
  /** The word mark. */
  product: string;
}

/** A screen before any script: the content of `#root`, and the title. */
export interface FirstPage {
  language: string;
  html: string;
  title: string;
}

/** The API's answer for an apply link: its job, or, if that is `gone`, the open jobs. */
export type GivenJob = { campaignId: string; jobId: string; answer: unknown } | { gone: string; open: unknown };

export type NoPage = 404 | 410 | 503;

/** A page for browsers without scripts: instructions, or the form of a mailed link with its last refusal. */
export type PlainPage =
  | { name: 'needed' | 'forgot' | 'welcome' | 'activated' | 'already' | 'saved' }
  | { name: 'activate' | 'choose' | 'reset'; email: string; problem?: unknown };

/** A mailed question about an availability, from the API. The server reads only these fields; the app's code reads the others. */
export interface Ask {
  state: string | null;
  from: string | null;
  daysPerWeek: number | null;
  hoursPerWeek: number | null;
  answer: string | null;
}

/** The form of such a question: as the link chose it, or as it was sent and refused. */
export interface AskForm {
  answer: string;
  daysPerWeek: string;
  from: string;
  refused?: { field: 'answer' | 'daysPerWeek' | 'from'; code: string } | undefined;
}

/** A page that the mail with the question leads to. */
export type AskPage =
  | { name: 'question'; ask: Ask; form: AskForm }
  | { name: 'thanks'; ask: Ask }
  | { name: 'mails' | 'mailsDone'; frequency: 'seldom' | 'never' }
  | { name: 'expired' | 'replaced' | 'unknown' | 'unavailable' };

/** The exports of an app's server build (candidate-portal/src/server/entry.tsx): whole documents, and the texts of a picture. */
export interface Renderer {
  /** The languages of the app. */
  languages: readonly string[];
  renderPublicPage: (candidate: PublicCandidate, frame: Frame) => string;
  renderNoPage: (status: NoPage, frame: Frame) => string;
  pictureWords: (candidate: PublicCandidate) => PictureWords;
  drawEntryPages: () => Promise<FirstPage[]>;
  drawRegisterPages: () => Promise<FirstPage[]>;
  /** The app's request for open jobs, shown if a job is gone. */
  openJobsQuery: string;
  /** A page for browsers without scripts. */
  drawPlainPage: (language: string, address: string, page: PlainPage) => Promise<FirstPage>;
  /** The notice for browsers without scripts, above a page whose forms need them. */
  drawNotice: (language: string) => Promise<string>;
  renderAskPage: (language: string, page: AskPage, frame: Frame) => Promise<string>;
  drawApplyPage: (language: string, path: string, job: GivenJob | null) => Promise<FirstPage>;
}

export interface LoadedRenderer extends Renderer {
  files: Pick<Frame, 'styles' | 'fonts'>;
}

/** The part of Vite's manifest that lists the files of an entry. */
export type Manifest = Record<
  string,
  { file: string; name?: string; isEntry?: boolean; imports?: string[]; css?: string[]; assets?: string[] }
>;

/** The folder of an app's server build, beside its files; never served. */
const FOLDER = '.server';

/** The files of a build, by entry: `app.json` for the browser, `manifest.json` for the server. */
export const readManifest = async (dist: string, name: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(dist, FOLDER, name), 'utf8')) as Manifest;

/** The style sheets of a chunk, after those of its imports. */
function stylesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const { css = [], imports = [] } = manifest[key] ?? {};
  if (seen.has(key)) return [];
  seen.add(key);
  return [...imports.flatMap((one) => stylesOf(manifest, one, seen)), ...css];
}

/** The server build of an app, if it has one. Sets the app's settings before its code runs, as in a browser. */
export async function loadRenderer(dist: string, env: Env): Promise<LoadedRenderer | null> {
  const entry = join(dist, FOLDER, 'entry.js');
  if (!existsSync(entry)) return null;
  Object.assign(globalThis, { bylineConfig: appConfig(env) });
  const renderer = (await import(pathToFileURL(entry).href)) as Renderer;
  const manifest = await readManifest(dist, 'manifest.json');
  const [key = '', { assets = [] } = {}] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? [];
  // Only Inter, the font of the text, is preloaded, as in the app.
  const fonts = assets.filter((file) => /inter-latin-wght/.test(file));
  const files = { styles: stylesOf(manifest, key).map((file) => `/${file}`), fonts: fonts.map((file) => `/${file}`) };
  return { ...renderer, files };
}
