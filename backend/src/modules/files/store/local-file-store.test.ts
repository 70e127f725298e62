import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LocalFileStore } from './local-file-store.js';

it('leaves no draft behind when bytes cannot take their place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'byline-local-store-'));
  try {
    const store = new LocalFileStore({ FILE_STORE_DIR: folder });
    await store.put('ab/file', Buffer.from('in a folder'));
    await expect(store.put('ab', Buffer.from('where a folder is'))).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['ab']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('deletes with a key what a process that was killed had written of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'byline-local-store-'));
  try {
    const store = new LocalFileStore({ FILE_STORE_DIR: folder });
    await writeFile(join(folder, 'file.part'), 'the first half');
    await store.delete('file');
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
