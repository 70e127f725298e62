import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../../../config/config.js';
import { FileStore, MissingBytes, requireKey } from './file-store.js';

/** Keeps bytes in a folder outside any web root. */
export class LocalFileStore extends FileStore {
  private readonly root: string;

  constructor({ FILE_STORE_DIR }: Pick<Config, 'FILE_STORE_DIR'>) {
    super();
    this.root = resolve(FILE_STORE_DIR);
  }

  /** Written beside its place, flushed, then renamed: a file is there whole or not at all. */
  async put(key: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    try {
      await this.write(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
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
    await rm(this.pathOf(key), { force: true });
  }

  private async write(path: string, bytes: Buffer): Promise<void> {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  private pathOf(key: string): string {
    return join(this.root, requireKey(key));
  }
}
