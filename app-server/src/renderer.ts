import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appConfig, type Env } from './app-policy.ts';

/** What stands around a page: files in the head, its own address, whether search engines may list it. */
export interface Frame {
  styles: string[];
  fonts: string[];
  address: string;
  indexed: boolean;
}

/** A public candidate as the API answers it; what else there is, the app's own code reads. */
export interface PublicCandidate {
  _id: string;
  avatar: string | null;
  searchable: boolean;
}

/** What stands in the Open Graph picture of a page, in English. */
export interface PictureWords {
  name: string;
  /** Above the name: what they do, and where. */
  line: string;
  summary: string;
  /** At the foot: languages, from and to. */
  pairs: { from: string; to: string }[];
  /** In their place for who has none. */
  skills: string[];
  /** The word mark. */
  product: string;
}

/** A screen as it comes first, before any script: what stands in `#root`, and the title. */
export interface FirstPage {
  language: string;
  html: string;
  title: string;
}

/** What an apply link leads to, as the API answers it: its job, or, where that is `gone` from its path, what is open. */
export type GivenJob = { campaignId: string; jobId: string; answer: unknown } | { gone: string; open: unknown };

export type NoPage = 404 | 410 | 503;

/** What the build of an app for the server exports (candidate-portal/src/server/entry.tsx): whole documents, and the words of a picture. */
export interface Renderer {
  renderPublicPage: (candidate: PublicCandidate, frame: Frame) => string;
  renderNoPage: (status: NoPage, frame: Frame) => string;
  pictureWords: (candidate: PublicCandidate) => PictureWords;
  drawEntryPages: () => Promise<FirstPage[]>;
  drawRegisterPages: () => Promise<FirstPage[]>;
  /** How to ask for the jobs that are open in place of one that is gone, as the app does. */
  openJobsQuery: string;
  drawApplyPage: (language: string, path: string, job: GivenJob | null) => Promise<FirstPage>;
}

export interface LoadedRenderer extends Renderer {
  files: Pick<Frame, 'styles' | 'fonts'>;
}

/** The part of Vite's manifest that says which files an entry needs. */
export type Manifest = Record<
  string,
  { file: string; name?: string; isEntry?: boolean; imports?: string[]; css?: string[]; assets?: string[] }
>;

/** The folder beside an app's files that its build for the server goes to; it is not served. */
const FOLDER = '.server';

/** What a build of an app consists of: `app.json` in the browser, `manifest.json` on the server. */
export const readManifest = async (dist: string, name: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(dist, FOLDER, name), 'utf8')) as Manifest;

/** The build for the server, where an app has one. Its settings are there before its code runs, as in a browser. */
export async function loadRenderer(dist: string, env: Env): Promise<LoadedRenderer | null> {
  const entry = join(dist, FOLDER, 'entry.js');
  if (!existsSync(entry)) return null;
  Object.assign(globalThis, { bylineConfig: appConfig(env) });
  const renderer = (await import(pathToFileURL(entry).href)) as Renderer;
  const manifest = await readManifest(dist, 'manifest.json');
  const { css = [], assets = [] } = Object.values(manifest).find(({ isEntry }) => isEntry) ?? {};
  // Text comes first: as in the app, Inter is preloaded and nothing else is.
  const fonts = assets.filter((file) => /inter-latin-wght/.test(file));
  const files = { styles: css.map((file) => `/${file}`), fonts: fonts.map((file) => `/${file}`) };
  return { ...renderer, files };
}
