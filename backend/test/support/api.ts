import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModule } from '../../src/app.module.js';
import { createApp } from '../../src/common/http/create-app.js';
import { createIndexes, dropDatabase, freeDatabase, handBack, newDatabase } from './databases.js';

export const TEST_SECRET = 'a-secret-for-tests-only-0123456789abcdef';

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run through "node tools/with-services.ts" or "make test"`);
  return value;
}

export interface TestApi {
  app: NestFastifyApplication;
  /** Address of the API, with its base path. */
  url: string;
  connection: Connection;
  /** Everything the running API is configured with, to start a worker beside it. That may outlive it: no other file gets a database whose settings were asked for. */
  readonly env: Record<string, string>;
  close(): Promise<void>;
}

/** The application with these settings. The process keeps its own: the test files after this one run in it too. */
async function createWith(env: Record<string, string>): Promise<NestFastifyApplication> {
  const own = { ...process.env };
  Object.assign(process.env, env);
  try {
    return await createApp(AppModule);
  } finally {
    Object.keys(env).forEach((name) => delete process.env[name]);
    Object.assign(process.env, own);
  }
}

/** Starts the whole API on a free port, over a database of its own, prepared first, that is dropped at the end or emptied for the next file. */
export async function startApi(
  overrides: Record<string, string> = {},
  prepare: (connection: Connection) => Promise<void> = createIndexes,
): Promise<TestApi> {
  const files = await mkdtemp(join(tmpdir(), 'byline-files-'));
  const isUsual = prepare === createIndexes && overrides.MONGODB_URI === undefined;
  const { uri, isPrepared } = isUsual ? freeDatabase(needed('MONGODB_URI')) : newDatabase(needed('MONGODB_URI'));
  let isAlone = isUsual;
  const env: Record<string, string> = {
    NODE_ENV: 'test',
    MONGODB_URI: uri,
    REDIS_URL: `${needed('REDIS_URL').replace(/\/\d*$/, '')}/${process.env.VITEST_POOL_ID ?? '0'}`,
    SMTP_URL: needed('SMTP_URL'),
    SECRET: TEST_SECRET,
    FILE_STORE_DIR: files,
    LOG_LEVEL: 'error',
    SENSITIVE_REQUESTS_PER_MINUTE: '100000',
    UPLOADS_PER_MINUTE: '100000',
    CANDIDATE_FILES: '100000',
    // Making the indexes of a database and dropping it takes its time on a busy machine.
    MONGODB_TIMEOUT_MS: '20000',
    REQUEST_TIMEOUT_MS: '60000',
    ...overrides,
  };
  const app = await createWith(env);
  await app.listen(0, '127.0.0.1');
  const connection = app.get<Connection>(getConnectionToken());
  if (!isPrepared) await prepare(connection);
  const collections = Object.values(connection.models).map((model) => model.collection.name);
  return {
    app,
    connection,
    get env() {
      isAlone = false;
      return env;
    },
    url: `${await app.getUrl()}/api/v1`,
    close: async () => {
      await app.close();
      await (isAlone ? handBack(uri, collections) : dropDatabase(env.MONGODB_URI ?? uri));
      await rm(files, { recursive: true });
    },
  };
}
