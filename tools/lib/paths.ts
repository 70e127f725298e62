import { existsSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** The folder of the checkout. */
export const root = resolve(import.meta.dirname, '../..');

/** The one ignored folder everything local lives in: databases, mails, files, logs, downloads, stamps. */
export const stateDir = resolve(process.env.BYLINE_STATE_DIR ?? join(root, '.state'));

/** What is fetched once and may be shared by `make run` and `make test`. */
export const downloadsDir = join(root, '.state', 'downloads');

/** The full path of a program on the PATH, or undefined. */
export function onPath(...names: string[]): string | undefined {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const file = join(folder, name);
      if (folder !== '' && existsSync(file) && statSync(file).isFile()) return file;
    }
  }
  return undefined;
}
