import type { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file inside a zip, read when its turn comes. The zip stores a file of known size without compression, so its own size is known too. */
export interface ZipEntry {
  name: string;
  changedAt?: Date;
  size?: number;
  read: () => Readable | Promise<Readable>;
}
export type StoredEntry = Required<ZipEntry>;

/** Fast rather than small, because a recruiter waits for an export. */
const COMPRESSION = { compressionLevel: 3 };

type Opened = (error: unknown, source: Readable) => void;

function add(zip: ZipFile, { name, changedAt: mtime, size }: ZipEntry, open: (opened: Opened) => void): void {
  const packing = size === undefined ? COMPRESSION : { size, compress: false };
  zip.addReadStreamLazy(name, { ...packing, ...(mtime && { mtime }) }, open);
}

/** Streams a zip at the speed of its reader. */
export function zipStream(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  let source: Readable | undefined;
  const fail = (error: unknown): void => void output.destroy(error as Error);
  const open = async (entry: ZipEntry, opened: Opened): Promise<void> => {
    source = await entry.read();
    if (output.destroyed) source.destroy();
    else opened(null, source.on('error', fail));
  };
  zip.on('error', fail);
  // yazl leaves the source open when the reader of the zip goes away.
  output.on('close', () => source?.destroy());
  for (const entry of entries) add(zip, entry, (opened) => void open(entry, opened).catch(fail));
  zip.end();
  return output;
}

/** The size of the zip of these files, before any of them is read. */
export function zipSize(entries: readonly StoredEntry[]): number {
  const zip = new ZipFile();
  let size = 0;
  const known = (total: number): void => void (size = total);
  for (const entry of entries) add(zip, entry, () => undefined);
  // The types leave out the argument of the callback.
  zip.end(undefined, known as () => void);
  return size;
}
