import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { storedZip, storedZipSize, type StoredEntry } from './stored-zip.js';

const entry = (name: string, bytes: Buffer, size = bytes.length): StoredEntry => ({
  name,
  size,
  changedAt: new Date('2026-11-23T10:30:00Z'),
  // In pieces that fit no block.
  read: () => Promise.resolve(Readable.from([bytes.subarray(0, 40_001), bytes.subarray(40_001)])),
});
const zipped = (entries: StoredEntry[]): Promise<Buffer> => buffer(storedZip(entries));

describe('a zip of files as they are', () => {
  it.each([0, 1, 65_534, 65_535, 65_536, 131_070, 300_000])(
    'has the size that was foretold, with %i bytes',
    async (size) => {
      const files = [entry('été/a.bin', randomBytes(size)), entry('b.bin', randomBytes(10))];
      expect((await zipped(files)).length).toBe(storedZipSize(files));
    },
  );

  it('gives back what was put in', async () => {
    const sizes = [0, 65_535, 131_070, 300_000];
    const contents = sizes.map((size) => randomBytes(size));
    const read = unzipSync(await zipped(contents.map((bytes, index) => entry(`é${index}.bin`, bytes))));
    expect(Object.keys(read)).toEqual(['é0.bin', 'é1.bin', 'é2.bin', 'é3.bin']);
    expect(contents.map((bytes, index) => bytes.equals(read[`é${index}.bin`] ?? Buffer.from('?')))).not.toContain(
      false,
    );
  });

  it('breaks off where a file has another size than it said', async () => {
    await expect(zipped([entry('a.bin', randomBytes(100), 99)])).rejects.toThrow('a.bin has 100 bytes and not 99');
  });
});
