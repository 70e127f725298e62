import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { bytesIn, descriptor, directoryEntry, endOfDirectory, localHeader, type ZipFile } from './zip-headers.js';

/** A file inside a zip, its text made as it is asked for. */
export interface ZipEntry {
  name: string;
  text: AsyncIterable<string> | Iterable<string>;
}

/** Characters that go into the compressor at a time. */
const PORTION = 32_768;

/** Small texts together: a row at a time would be slow. */
async function* inPortions(text: ZipEntry['text']): AsyncGenerator<string> {
  let portion = '';
  for await (const part of text) {
    portion += part;
    if (portion.length < PORTION) continue;
    yield portion;
    portion = '';
  }
  yield portion;
}

/** Measures text on its way into the compressor. */
async function* measured(text: ZipEntry['text'], file: ZipFile): AsyncGenerator<Buffer> {
  for await (const part of inPortions(text)) {
    const bytes = Buffer.from(part);
    file.crc = crc32(bytes, file.crc);
    file.size += bytes.length;
    yield bytes;
  }
}

async function* deflated({ name, text }: ZipEntry, offset: number): AsyncGenerator<Buffer, ZipFile> {
  const file: ZipFile = { name: Buffer.from(name), crc: 0, compressed: 0, size: 0, offset };
  yield localHeader(file);
  const deflate = createDeflateRaw({ level: 3 });
  // A failure of the source destroys the compressor with it, and so comes out of the loop below.
  pipeline(Readable.from(measured(text, file)), deflate, () => undefined);
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    file.compressed += chunk.length;
    yield chunk;
  }
  yield descriptor(file);
  return file;
}

/** A zip of entries, each written when its turn comes. */
export async function* zipOf<E>(
  entries: readonly E[],
  write: (entry: E, offset: number) => AsyncGenerator<Buffer, ZipFile>,
): AsyncGenerator<Buffer> {
  const directory: ZipFile[] = [];
  let offset = 0;
  for (const entry of entries) {
    const file = yield* write(entry, offset);
    offset += bytesIn(file);
    directory.push(file);
  }
  const listed = Buffer.concat(directory.map(directoryEntry));
  yield listed;
  yield endOfDirectory(directory.length, listed.length, offset);
}

/** A zip written as it is read: what has not been taken yet is not made yet, so that a slow reader costs no memory. */
export const zipChunks = (entries: readonly ZipEntry[]): AsyncGenerator<Buffer> => zipOf(entries, deflated);
