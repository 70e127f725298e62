import { join } from 'node:path';
import { logFile, pidsFolder, startServices, type Services, type ServicesOptions } from '../services/index.ts';
import type { AppName } from '../../app-server/src/app-policy.ts';
import { loadDemoData } from './demo-data.ts';
import { root } from './paths.ts';
import { step, UserError } from './print.ts';
import { start, tail, type Running } from './processes.ts';
import { productEnv, urlsOf, type Ports, type Urls } from './settings.ts';
import { answers, whenReady } from './wait.ts';

export interface ProductOptions extends ServicesOptions {
  stateFolder: string;
  ports: Ports;
  /** Candidates to load into an empty database; 0 loads none. */
  demoSize: number;
  /** Overrides of the settings of `make run`. */
  env?: Record<string, string>;
}

export interface Product {
  urls: Urls;
  env: Record<string, string>;
  services: Services;
  api: Running;
  portal: Running;
  console: Running;
  worker: Running;
}

export interface Backend {
  api: Running;
  worker: Running;
}

/** Starts database, Redis and mail, with indexes and demo data, and returns the backend's settings. */
export async function startData(options: ProductOptions): Promise<{ services: Services; env: Record<string, string> }> {
  const { stateFolder, ports } = options;
  const services = await step('database, Redis and mail', () => startServices(stateFolder, ports, options));
  for (const { describe } of [services.mongo, services.redis, services.mail]) console.log(`    ${describe}`);
  const env = await productEnv(stateFolder, ports, services, options.env);
  const loaded = await loadDemoData(options.demoSize, env, stateFolder, options.given?.mongo === undefined);
  if (!loaded) await runScript('bringing the database up to date', 'migrate', [], env, stateFolder); // a new demo is up to date
  return { services, env };
}

/** As in backend/Dockerfile. */
const BACKEND_FLAGS = [
  '--max-semi-space-size=8',
  '--import',
  join(root, 'backend/dist/common/observability/source-maps.js'),
];

export const startApi = (
  env: Record<string, string>,
  ports: Ports,
  stateFolder: string,
  name = 'api',
): Promise<Running> =>
  whenReady(
    startNode(name, [...BACKEND_FLAGS, join(root, 'backend/dist/main.js')], env, stateFolder, healthOf(ports.api)),
  );

export const startWorker = (env: Record<string, string>, ports: Ports, stateFolder: string): Promise<Running> =>
  whenReady(
    startNode(
      'worker',
      [...BACKEND_FLAGS, join(root, 'backend/dist/worker.js')],
      env,
      stateFolder,
      healthOf(ports.worker),
    ),
  );

const healthOf = (port: number): string => `http://127.0.0.1:${port}/health/ready`;

export async function startBackend(env: Record<string, string>, ports: Ports, stateFolder: string): Promise<Backend> {
  const [api, worker] = await Promise.all([startApi(env, ports, stateFolder), startWorker(env, ports, stateFolder)]);
  return { api, worker };
}

export function startApp(
  name: string,
  app: AppName,
  port: number,
  env: Record<string, string>,
  stateFolder: string,
): Promise<Running> {
  const args = [join(root, 'app-server/src/main.ts'), app];
  return whenReady(startNode(name, args, { ...env, PORT: String(port) }, stateFolder, `http://127.0.0.1:${port}/`));
}

export async function startProduct(options: ProductOptions): Promise<Product> {
  const { stateFolder, ports } = options;
  const { services, env } = await startData(options);
  return step('starting the API, the worker and both apps', async () => {
    const [backend, portal, console] = await Promise.all([
      startBackend(env, ports, stateFolder),
      startApp('portal', 'candidate-portal', ports.portal, env, stateFolder),
      startApp('console', 'recruiter-console', ports.console, env, stateFolder),
    ]);
    return { urls: urlsOf(ports), env, services, ...backend, portal, console };
  });
}

/** Starts a Node program, which is ready once `url` answers. */
export function startNode(
  name: string,
  args: string[],
  env: Record<string, string>,
  stateFolder: string,
  url?: string,
): Running {
  return start({
    name,
    command: process.execPath,
    args,
    cwd: root,
    env,
    logFile: logFile(stateFolder, name),
    pidsFolder: pidsFolder(stateFolder),
    ...(url !== undefined && { isReady: () => answers(url) }),
  });
}

/** Runs a script of the backend to its end. */
export async function runScript(
  label: string,
  script: string,
  args: string[],
  env: Record<string, string>,
  stateFolder: string,
): Promise<void> {
  await step(label, async () => {
    const running = startNode(script, [join(root, 'backend/dist/scripts', `${script}.js`), ...args], env, stateFolder);
    const end = await running.end;
    if (end !== 'exit code 0')
      throw new UserError(`${label} failed (${end}). ${running.logFile} ends on:\n${tail(running.logFile, 30)}`);
  });
}
