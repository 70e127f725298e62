import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appConfig, type Env } from './app-policy.ts';
import type { FirstPage } from './renderer.ts';

/** Encodes a value for an attribute that a script reads. */
export const attribute = (value: unknown): string =>
  JSON.stringify(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** The page of a built app, with its settings inline, which saves the request for /config.js. */
export async function readPage(dist: string, env: Env): Promise<string> {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const settings = `<meta name="byline-config" content="${attribute(appConfig(env))}">`;
  return page.replace('<script src="/config.js"></script>', () => settings);
}

const ROOT = '<div id="root"></div>';

/** The page of the app, and in browsers without scripts a drawn one in its place. */
export const withPlainPage = (index: string, { language, html, title }: FirstPage): string =>
  inLanguage(index, language)
    .replace(/<title>.*?<\/title>/, () => title)
    .replace(ROOT, () => `<noscript>${html}</noscript>${ROOT}`);

/** The page of the app with its first screen drawn; `notice` is above it in browsers without scripts. */
export const withFirstPage = (
  index: string,
  { language, html, title }: FirstPage,
  { head, data, notice }: { head: string; data: string; notice: string },
): string =>
  inLanguage(index, language)
    .replace(/<title>.*?<\/title>/, () => title + head)
    .replace(ROOT, () => `<noscript>${notice}</noscript><div id="root" data-drawn="${language}"${data}>${html}</div>`);

const inLanguage = (index: string, language: string): string =>
  index.replace('<html lang="en">', `<html lang="${language}">`);

/** The hashes of a page's inline scripts, for its policy. */
export const hashesOf = (page: string): string[] =>
  [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
