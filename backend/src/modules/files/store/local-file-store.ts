import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../../../config/config.js';
import { FileStore, MissingBytes, requireKey } from './file-store.js';

/** Ending of an incomplete file. */
const PART = 'part';

/** Stores bytes in a folder outside any web root. */
export class LocalFileStore extends FileStore {
  private readonly root: string;

  constructor({ FILE_STORE_DIR }: Pick<Config, 'FILE_STORE_DIR'>) {
    super();
    this.root = resolve(FILE_STORE_DIR);
  }

  /** Writes beside the place, flushes, then renames, so that a file is never partial. */
  put(key: string, bytes: Buffer): Promise<void> {
    return this.place(key, randomUUID(), (file) => file.writeFile(bytes));
  }

  /** `delete` also removes the partial file of a killed process, because its name is known. */
  putStream(key: string, size: number, bytes: () => AsyncIterable<Buffer>): Promise<void> {
    return this.place(key, PART, async (file) => {
      await file.truncate();
      await file.writeFile(bytes());
      const { size: written } = await file.stat();
      if (written !== size) throw new Error(`${written} bytes came instead of ${size}`);
    });
  }

  async get(key: string): Promise<Readable> {
    try {
      const file = await open(this.pathOf(key), 'r');
      return file.createReadStream();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new MissingBytes(key, { cause: error });
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    const path = this.pathOf(key);
    await rm(path, { force: true });
    await rm(`${path}.${PART}`, { force: true });
  }

  private async place(key: string, ending: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
    const path = this.pathOf(key);
    const draft = `${path}.${ending}`;
    await mkdir(dirname(path), { recursive: true });
    try {
      const file = await open(draft, 'a', 0o600);
      try {
        await write(file);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  private pathOf(key: string): string {
    return join(this.root, requireKey(key));
  }
}
