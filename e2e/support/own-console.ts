import { afterAll } from 'vitest';
import { startApi, startApp } from '../../tools/lib/product.ts';
import { freePorts, urlsOf } from '../../tools/lib/settings.ts';
import { temporaryFolder } from '../../tools/lib/temporary.ts';
import { runningProduct } from './product.ts';

/** The addresses of an API process and of the console that calls it. */
interface OwnConsole {
  api: string;
  console: string;
}

/**
 * Starts two consoles for this file, each with an API process. Both share a Redis database of their own, so they hear of no other file's changes:
 * many changes at once make a list read its rows.
 */
export async function startOwnConsoles(): Promise<[OwnConsole, OwnConsole]> {
  const folder = await temporaryFolder();
  return Promise.all([startOwnConsole('first', folder), startOwnConsole('second', folder)]);
}

async function startOwnConsole(name: string, folder: string): Promise<OwnConsole> {
  const product = runningProduct().env;
  const ports = await freePorts();
  const { api, console } = urlsOf(ports);
  const env = {
    ...product,
    ...{ API_PORT: String(ports.api), METRICS_PORT: '0', REDIS_URL: new URL('/1', product.REDIS_URL).href },
    ...{ PUBLIC_API_URL: api, CONSOLE_URL: console },
  };
  const started = await Promise.all([
    startApi(env, ports, folder, `${name}-api`),
    startApp(`${name}-console`, 'recruiter-console', ports.console, env, folder),
  ]);
  afterAll(() => Promise.all(started.map((each) => each.stop())));
  return { api, console };
}
