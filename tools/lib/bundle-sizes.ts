import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AppName } from './app-policy.ts';
import { root } from './paths.ts';

const gzipped = promisify(gzip);

/** What a first visit may cost before anything shows, in bytes as sent: the scripts and styles that index.html names. */
const limits: Record<AppName, number> = { 'candidate-portal': 165_000, 'recruiter-console': 300_000 };

/** Prints what the built apps load first; false when one is over its limit. */
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
