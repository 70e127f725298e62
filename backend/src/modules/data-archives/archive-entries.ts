import { Readable } from 'node:stream';
import { savedName } from '@byline/shared-types/domain';
import type { StoredEntry } from '../../common/zip.js';
import type { FileBytes } from '../files/file-bytes.js';
import type { FileRecord } from '../files/file.record.js';
import type { OwnData } from './own-data.js';
import { archivePage } from './page/archive-page.js';

const numbered = (name: string, number: number): string => {
  const [base, ending] = /^(.+)(\.[^.]+)$/u.exec(name)?.slice(1) ?? [name];
  return `${base ?? name} (${number})${ending ?? ''}`;
};

/** Distinct names for the files of a folder, also on file systems that ignore case. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((wanted) => {
    const name = savedName(wanted);
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = numbered(name, number);
    taken.add(free.toLowerCase());
    return free;
  });
}

/** The entries of an archive: a page to read, the same data for programs, and the existing files. */
export function archiveEntries(
  data: OwnData,
  files: readonly FileRecord[],
  bytes: FileBytes,
  agency: string,
): StoredEntry[] {
  const names = distinctNames(files.map(({ name }) => name));
  const placed = files.map((file, place) => ({ file, path: `files/${names[place] ?? ''}` }));
  const pathOf = new Map(placed.map(({ file, path }) => [String(file._id), path]));
  const whole: OwnData = {
    ...data,
    files: data.files.map((file) => ({ ...file, path: pathOf.get(file._id) ?? null })),
  };
  const madeAt = new Date(data.madeAt);
  const made = (name: string, text: string): StoredEntry => {
    const content = Buffer.from(text);
    return { name, changedAt: madeAt, size: content.length, read: () => Readable.from([content]) };
  };
  return [
    made('index.html', archivePage(whole, agency)),
    made('data.json', `${JSON.stringify(whole, null, 2)}\n`),
    ...placed.map(({ file, path }) => ({
      name: path,
      changedAt: file.createdAt,
      size: file.size,
      read: () => bytes.open(file),
    })),
  ];
}
