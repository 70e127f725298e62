import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { FileStore } from './file-store.js';

const KEY = /^[\w-]+(\/[\w-]+)*$/;

/** Keeps bytes in a folder outside any web root. */
@Injectable()
export class LocalFileStore extends FileStore {
  private readonly root: string;

  constructor(config: Config) {
    super();
    this.root = resolve(config.FILE_STORE_DIR);
  }

  /** Written beside its place, flushed, then renamed: a file is there whole or not at all. */
  async put(key: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  }

  async get(key: string): Promise<Readable> {
    const file = await open(this.pathOf(key), 'r');
    return file.createReadStream();
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error('not a key of the file store');
    return join(this.root, key);
  }
}
