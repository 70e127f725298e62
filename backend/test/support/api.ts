import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getConnectionToken, getModelToken } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { afterAll } from 'vitest';
import { AppModule } from '../../src/app.module.js';
import { createApp } from '../../src/common/http/create-app.js';
import { createIndexes, dropDatabase, freeDatabase, handBack, newDatabase } from './databases.js';

/** An id that no record has. */
export const NOBODY = '665f1c2e9b1d4a0012345678';
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
  readonly model: <T>(name: string) => Model<T>;
  /** The settings of the API, for a worker beside it. Reading them reserves the database for this file, because a worker may outlive the API. */
  readonly env: Record<string, string>;
  close(): Promise<void>;
}

/** Creates the application with these settings and restores those of the process, which the next test files share. */
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

/** Starts the whole API on a free port with its own database, which `close` drops or empties for the next file. */
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
    // A busy machine takes seconds to create indexes and to drop a database.
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
    model: (name) => app.get(getModelToken(name)),
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

/** The API for all tests of a file; it stops after them. */
export async function testApi(...options: Parameters<typeof startApi>): Promise<TestApi> {
  const api = await startApi(...options);
  afterAll(() => api.close());
  return api;
}
