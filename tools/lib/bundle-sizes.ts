import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AppName } from '../../app-server/src/app-policy.ts';
import { root } from './paths.ts';

const gzipped = promisify(gzip);

/** Limits of the scripts and styles that index.html names, in compressed bytes. */
const limits: Record<AppName, number> = { 'candidate-portal': 165_000, 'recruiter-console': 300_000 };

/** Prints the sizes of the first load; false when an app exceeds its limit. */
export async function bundlesAreSmall(): Promise<boolean> {
  let small = true;
  for (const [app, limit] of Object.entries(limits)) {
    const page = await readFile(join(root, app, 'dist/index.html'), 'utf8');
    const files = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
    if (files.length === 0) throw new Error(`${app}/dist/index.html names no script`);
    const sizes = await Promise.all(
      files.map(async (file) => (await gzipped(await readFile(join(root, app, 'dist', file)))).length),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`  ${app}: ${(total / 1000).toFixed(0)} kB of at most ${limit / 1000} kB, in ${files.length} files`);
    if (total <= limit) continue;
    small = false;
    for (const [index, file] of files.entries()) console.error(`    ${sizes[index]} ${file}`);
  }
  return small;
}

/** The build parses texts (web-kit/vite/messages.ts) and removes the parser and the English of the code. */
const parser = '/icu-messageformat-parser/parser.js';
const defaultMessage = /\bdefaultMessage:\s*["'`]/;

/** False when a built app still contains one of these. */
export async function textsAreCompiled(): Promise<boolean> {
  const unwanted: string[] = [];
  for (const app of Object.keys(limits)) {
    const folder = join(root, app, 'dist/assets');
    const files = (await readdir(folder)).filter((file) => /\.js(\.map)?$/.test(file));
    if (!files.some((file) => file.endsWith('.map'))) throw new Error(`${folder} has no source maps to look in`);
    for (const file of files) {
      const text = await readFile(join(folder, file), 'utf8');
      const found = file.endsWith('.map')
        ? (JSON.parse(text) as { sources: string[] }).sources.find((source) => source.endsWith(parser))
        : defaultMessage.exec(text)?.[0];
      if (found !== undefined) unwanted.push(`${app}: ${file} contains ${found}`);
    }
  }
  for (const line of unwanted) console.error(`  ${line}`);
  return unwanted.length === 0;
}
