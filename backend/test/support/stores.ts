import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/config.js';
import type { FileStore } from '../../src/modules/files/store/file-store.js';
import { LocalFileStore } from '../../src/modules/files/store/local-file-store.js';
import { S3FileStore } from '../../src/modules/files/store/s3-file-store.js';
import { TEST_SECRET } from './api.js';
import { FaultyProxy } from './faulty-proxy.js';

/** A file store that can be made to fail. */
export interface TestStore {
  store: FileStore;
  /** The settings that make the API use it. */
  env: Record<string, string>;
  breakDown(): Promise<void>;
  repair(): Promise<void>;
  close(): Promise<void>;
}

async function openFolder(): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'byline-store-'));
  const away = `${folder}.away`;
  return {
    store: new LocalFileStore({ FILE_STORE_DIR: folder }),
    env: { FILE_STORE: 'local', FILE_STORE_DIR: folder },
    breakDown: async () => {
      await rename(folder, away);
      await writeFile(folder, 'no folder');
    },
    repair: async () => {
      await rm(folder);
      await rename(away, folder);
    },
    close: () => rm(folder, { recursive: true }),
  };
}

async function openS3(): Promise<TestStore & { proxy: FaultyProxy }> {
  const proxy = await FaultyProxy.to(process.env.S3_ENDPOINT ?? '');
  const env = { FILE_STORE: 's3', S3_ENDPOINT: proxy.url };
  return {
    store: new S3FileStore(s3Settings(env)),
    env,
    proxy,
    breakDown: () => Promise.resolve(proxy.disconnect()),
    repair: () => Promise.resolve(proxy.restore()),
    close: () => proxy.close(),
  };
}

/** The settings of the tests' S3 server, with changes. */
export const s3Settings = (changes: Record<string, string>) =>
  loadConfig({ ...process.env, SECRET: TEST_SECRET, FILE_STORE: 's3', ...changes });

export const testStores = { 'a folder': openFolder, S3: openS3 };
export const storeNames = ['a folder', 'S3'] as const;
