/** A file as the headers of a zip tell of it. */
export interface ZipFile {
  name: Buffer;
  crc: number;
  compressed: number;
  size: number;
  offset: number;
  changedAt?: Date;
}

/** Sizes follow the bytes (they are not known before), names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
const VERSION = 20;
const LOCAL = 30;
const DESCRIPTOR = 16;
const CENTRAL = 46;
const END = 22;

/** A moment in UTC as zips tell it, to two seconds; none is 0. */
function dosTime(moment: Date | undefined): number {
  if (!moment) return 0;
  const day = ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate();
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1);
  return day * 0x10000 + time;
}

/** What local and central header say alike, from the flags on. */
function common({ name, crc, compressed, size, changedAt }: ZipFile): Buffer {
  const bytes = Buffer.alloc(24);
  bytes.writeUInt16LE(VERSION, 0);
  bytes.writeUInt16LE(FLAGS, 2);
  bytes.writeUInt16LE(DEFLATE, 4);
  bytes.writeUInt32LE(dosTime(changedAt), 6);
  bytes.writeUInt32LE(crc, 10);
  bytes.writeUInt32LE(compressed, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(name.length, 22);
  return bytes;
}

/** Says nothing yet of the bytes. */
export const localHeader = (file: ZipFile): Buffer =>
  Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common(file), Buffer.alloc(2), file.name]);

/** After the bytes of a file. */
export function descriptor({ crc, compressed, size }: ZipFile): Buffer {
  const bytes = Buffer.alloc(DESCRIPTOR);
  bytes.write('PK\x07\x08', 'latin1');
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(compressed, 8);
  bytes.writeUInt32LE(size, 12);
  return bytes;
}

/** Of a file with what stands around it, but for its entry in the directory. */
export const bytesIn = ({ name, compressed }: Pick<ZipFile, 'name' | 'compressed'>): number =>
  LOCAL + name.length + compressed + DESCRIPTOR;

export function directoryEntry(file: ZipFile): Buffer {
  const header = Buffer.alloc(CENTRAL);
  header.write('PK\x01\x02', 'latin1');
  header.writeUInt16LE(VERSION, 4);
  common(file).copy(header, 6);
  header.writeUInt32LE(file.offset, 42);
  return Buffer.concat([header, file.name]);
}

export function endOfDirectory(entries: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(END);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** Bytes of a whole zip. */
export const zipSize = (files: readonly Pick<ZipFile, 'name' | 'compressed'>[]): number =>
  files.reduce((sum, file) => sum + bytesIn(file) + CENTRAL + file.name.length, END);
