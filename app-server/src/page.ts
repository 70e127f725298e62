import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appConfig, type Env } from './app-policy.ts';

/** Encodes a value for an attribute that a script reads. */
export const attribute = (value: unknown): string =>
  JSON.stringify(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** The page of a built app, with its settings inline, which saves the request for /config.js. */
export async function readPage(dist: string, env: Env): Promise<string> {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const settings = `<meta name="byline-config" content="${attribute(appConfig(env))}">`;
  return page.replace('<script src="/config.js"></script>', () => settings);
}

/** The hashes of a page's inline scripts, for its policy. */
export const hashesOf = (page: string): string[] =>
  [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
