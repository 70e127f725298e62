import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appConfig, type Env } from './app-policy.ts';

/** A value as it stands in an attribute, for a script to read. */
export const attribute = (value: unknown): string =>
  JSON.stringify(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** The page of a built app, with its settings in it: /config.js, which an app without a server of its own has, is one file more. */
export async function readPage(dist: string, env: Env): Promise<string> {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const settings = `<meta name="byline-config" content="${attribute(appConfig(env))}">`;
  return page.replace('<script src="/config.js"></script>', () => settings);
}

/** The hashes of the scripts that stand in a page, as its policy names them. */
export const hashesOf = (page: string): string[] =>
  [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
