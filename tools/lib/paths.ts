import { existsSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Ignored by git: databases, mails, files, logs, downloads, stamps. */
export const stateDir = resolve(process.env.BYLINE_STATE_DIR ?? join(root, '.state'));

/** Shared by `make run` and `make test`. */
export const downloadsDir = join(root, '.state', 'downloads');

/** The full path of the first program on the PATH. */
export function onPath(...names: string[]): string | undefined {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const file = join(folder, name);
      if (folder !== '' && existsSync(file) && statSync(file).isFile()) return file;
    }
  }
  return undefined;
}
