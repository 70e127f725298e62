import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file inside a zip, its text made as it is asked for. */
export interface ZipEntry {
  name: string;
  text: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  name: Buffer;
  crc: number;
  compressed: number;
  size: number;
  offset: number;
}

/** Sizes follow the bytes (they are not known before), names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
const VERSION = 20;

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATE, 8);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function descriptor({ crc, compressed, size }: Written): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.write('PK\x07\x08', 'latin1');
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(compressed, 8);
  bytes.writeUInt32LE(size, 12);
  return bytes;
}

function directoryEntry({ name, crc, compressed, size, offset }: Written): Buffer {
  const header = Buffer.alloc(46);
  header.write('PK\x01\x02', 'latin1');
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt16LE(DEFLATE, 10);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(compressed, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, name]);
}

function endOfDirectory(entries: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
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
async function* measured(text: ZipEntry['text'], written: Written): AsyncGenerator<Buffer> {
  for await (const part of inPortions(text)) {
    const bytes = Buffer.from(part);
    written.crc = crc32(bytes, written.crc);
    written.size += bytes.length;
    yield bytes;
  }
}

/** A zip written as it is read: what has not been taken yet is not made yet, so that a slow reader costs no memory. */
export async function* zipChunks(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: Written[] = [];
  let offset = 0;
  const sent = (bytes: Buffer): Buffer => {
    offset += bytes.length;
    return bytes;
  };
  for (const { name, text } of entries) {
    const written: Written = { name: Buffer.from(name), crc: 0, compressed: 0, size: 0, offset };
    yield sent(localHeader(written.name));
    const deflate = createDeflateRaw({ level: 3 });
    // A failure of the source destroys the compressor with it, and so comes out of the loop below.
    pipeline(Readable.from(measured(text, written)), deflate, () => undefined);
    for await (const chunk of deflate as AsyncIterable<Buffer>) {
      written.compressed += chunk.length;
      yield sent(chunk);
    }
    yield sent(descriptor(written));
    directory.push(written);
  }
  const start = offset;
  for (const written of directory) yield sent(directoryEntry(written));
  yield endOfDirectory(directory.length, offset - start, start);
}
