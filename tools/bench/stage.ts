import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { demoLogins, logIn } from '../lib/demo-session.ts';
import { cleanUpLater } from '../lib/cleanup.ts';
import { root } from '../lib/paths.ts';
import { type Running } from '../lib/processes.ts';
import { startApi, startData, startNode } from '../lib/product.ts';
import { freePorts, type Ports } from '../lib/settings.ts';
import { whenReady } from '../lib/wait.ts';
import type { Target } from './load.ts';

/** The API over so many candidates, with the limit program beside it on the same database. */
export interface Stage {
  size: number;
  folder: string;
  ports: Ports;
  env: Record<string, string>;
  db: Db;
  api: Running;
  /** A call of the API, as a recruiter makes it; `path` begins after `/api/v1/`. */
  call: (path: string) => Target;
  /** The same of the limit program. */
  limit: (path: string) => Target;
}

/** A bench logs in more often than a minute allows, and one account many times at once. */
const SETTINGS = {
  LOG_LEVEL: 'error',
  SENSITIVE_REQUESTS_PER_MINUTE: '1000000',
  WRONG_PASSWORDS_PER_HOUR: '1000000',
  WRONG_PASSWORDS_PER_ACCOUNT_PER_HOUR: '1000000',
};

export async function startStage(size: number, folder: string): Promise<Stage> {
  const ports = await freePorts();
  const { env } = await startData({
    stateFolder: folder,
    ports,
    demoSize: size,
    env: SETTINGS,
  });
  const api = await startApi(env, ports, folder);
  const limits = `http://127.0.0.1:${ports.console}`;
  const program = join(root, 'tools/bench/limits/server.ts');
  await whenReady(startNode('limits', [program], { ...env, PORT: String(ports.console) }, folder, limits));
  const client = await new MongoClient(env.MONGODB_URI ?? '').connect();
  cleanUpLater('the connection of the bench', () => client.close());
  const origin = `http://127.0.0.1:${ports.api}`;
  const { token } = await logIn(origin, demoLogins().recruiter);
  const headers = { authorization: `Bearer ${token}` };
  return {
    size,
    folder,
    ports,
    env,
    db: client.db(),
    api,
    call: (path) => ({ url: `${origin}/api/v1/${path}`, headers }),
    limit: (path) => ({ url: `${limits}/${path}`, headers }),
  };
}
