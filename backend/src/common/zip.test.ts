import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { zipSize, zipStream, type StoredEntry } from './zip.js';

const entry = (name: string, bytes: Buffer, size = bytes.length): StoredEntry => ({
  name,
  size,
  changedAt: new Date('2026-11-23T10:30:00Z'),
  read: () => Readable.from([bytes.subarray(0, 40_001), bytes.subarray(40_001)]),
});

describe('a zip of files as they are', () => {
  it.each([0, 1, 65_536, 300_000])('has the size that was foretold, with %i bytes', async (size) => {
    const files = [entry('été/a.bin', randomBytes(size)), entry('b.bin', randomBytes(10))];
    expect((await buffer(zipStream(files))).length).toBe(zipSize(files));
  });

  it('gives back what was put in', async () => {
    const contents = [0, 65_535, 131_070, 300_000].map((size) => randomBytes(size));
    const zip = await buffer(zipStream(contents.map((bytes, index) => entry(`é${index}.bin`, bytes))));
    const read = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes)]);
    expect(read).toEqual(contents.map((bytes, index) => [`é${index}.bin`, bytes]));
  });

  it('breaks off where a file has another size than it said, or cannot be read', async () => {
    await expect(buffer(zipStream([entry('a.bin', randomBytes(100), 99)]))).rejects.toThrow('number of bytes');
    const gone = { ...entry('b.bin', randomBytes(1)), read: () => Promise.reject(new Error('the store went away')) };
    await expect(buffer(zipStream([entry('a.bin', randomBytes(1)), gone]))).rejects.toThrow('the store went away');
  });

  it('opens a file when its turn comes, and closes it when the reader of the zip goes', async () => {
    const endless = new Readable({ read: () => void endless.push(randomBytes(1_000)) });
    const second = vi.fn(() => Readable.from([]));
    const zip = zipStream([
      { name: 'a', read: () => endless },
      { name: 'b', read: second },
    ]);
    for await (const _ of zip) break;
    await vi.waitUntil(() => endless.destroyed);
    expect(second).not.toHaveBeenCalled();
  });
});
