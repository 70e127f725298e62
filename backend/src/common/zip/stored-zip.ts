import { crc32 } from 'node:zlib';
import { descriptor, localHeader, zipSize, type ZipFile } from './zip-headers.js';
import { zipOf } from './zip-stream.js';

/** A file that is kept in a zip as it is, for bytes that are small already; read when its turn comes. */
export interface StoredEntry {
  name: string;
  size: number;
  changedAt: Date;
  read: () => Promise<AsyncIterable<Buffer>>;
}

/** Deflate keeps bytes as they are in blocks of at most so many, behind a head each; so what follows tells readers where the file ends. */
const BLOCK = 65_535;
const HEAD = 5;
const blockedSize = (size: number): number => size + HEAD * Math.max(1, Math.ceil(size / BLOCK));

function block(bytes: Buffer, last: boolean): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt8(Number(last), 0);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** Measures bytes on their way into blocks. */
async function* blocks(bytes: AsyncIterable<Buffer>, file: ZipFile): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const part of bytes) {
    file.crc = crc32(part, file.crc);
    file.size += part.length;
    rest = Buffer.concat([rest, part]);
    for (; rest.length > BLOCK; rest = rest.subarray(BLOCK)) yield block(rest.subarray(0, BLOCK), false);
  }
  yield block(rest, true);
}

async function* stored({ name, size, changedAt, read }: StoredEntry, offset: number): AsyncGenerator<Buffer, ZipFile> {
  const file: ZipFile = { name: Buffer.from(name), crc: 0, compressed: 0, size: 0, offset, changedAt };
  yield localHeader(file);
  yield* blocks(await read(), file);
  if (file.size !== size) throw new Error(`${name} has ${file.size} bytes and not ${size}`);
  file.compressed = blockedSize(size);
  yield descriptor(file);
  return file;
}

/** A zip of files as they are, written as it is read, a piece in memory at a time. */
export const storedZip = (entries: readonly StoredEntry[]): AsyncGenerator<Buffer> => zipOf(entries, stored);

/** How many bytes that will be. */
export const storedZipSize = (entries: readonly Pick<StoredEntry, 'name' | 'size'>[]): number =>
  zipSize(entries.map(({ name, size }) => ({ name: Buffer.from(name), compressed: blockedSize(size) })));
