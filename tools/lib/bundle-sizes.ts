import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AppName } from '../../app-server/src/app-policy.ts';
import { root } from './paths.ts';

const gzipped = promisify(gzip);

/** Limits of the scripts and styles that index.html names, in compressed bytes. */
const limits: Record<AppName, number> = { 'candidate-portal': 200_000, 'recruiter-console': 300_000 };

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

/** The build parses texts (web-kit/vite/messages.ts) and leaves the parser out. */
const parser = '/icu-messageformat-parser/parser.js';

/** False when a built app still contains the parser of texts. */
export async function textsAreCompiled(): Promise<boolean> {
  const unwanted: string[] = [];
  for (const app of Object.keys(limits)) {
    const folder = join(root, app, 'dist/assets');
    const maps = (await readdir(folder)).filter((file) => file.endsWith('.js.map'));
    if (maps.length === 0) throw new Error(`${folder} has no source maps to look in`);
    for (const file of maps) {
      const { sources } = JSON.parse(await readFile(join(folder, file), 'utf8')) as { sources: string[] };
      if (sources.some((source) => source.endsWith(parser)))
        unwanted.push(`${app}: ${file} contains the parser of texts`);
    }
  }
  for (const line of unwanted) console.error(`  ${line}`);
  return unwanted.length === 0;
}
