import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../lib/paths.ts';
import { start } from '../lib/processes.ts';
import { answers, whenReady } from '../lib/wait.ts';
import { withoutPassword, type Service, type ServiceOptions } from './service.ts';

export interface MailService extends Service {
  /** The catcher's page, with its REST API under /api/email; undefined for a real mail server. */
  webUrl: string | undefined;
}

export function useMail(url: string): MailService {
  return { url, describe: `SMTP_URL, ${withoutPassword(url)}`, webUrl: undefined };
}

/** MailDev accepts every mail, delivers none and shows them on a page. */
export async function startMail(options: ServiceOptions & { webPort: number }): Promise<MailService> {
  await mkdir(options.dataFolder, { recursive: true });
  const webUrl = `http://localhost:${options.webPort}`;
  const catcher = start({
    name: 'mail',
    command: process.execPath,
    args: [
      join(root, 'node_modules/maildev/dist/bin/maildev.js'),
      ...['--smtp', String(options.port), '--ip', '127.0.0.1'],
      ...['--web', String(options.webPort), '--web-ip', '127.0.0.1'],
      ...['--mail-directory', options.dataFolder, '--max-emails', '5000'],
    ],
    cwd: options.dataFolder, // MailDev reads configuration files of its folder
    logFile: options.logFile,
    pidsFolder: options.pidsFolder,
    isReady: () => answers(`http://127.0.0.1:${options.webPort}/`),
  });
  await whenReady(catcher);
  const describe = `MailDev (npm) on port ${options.port}, page ${webUrl}`;
  return { url: `smtp://127.0.0.1:${options.port}`, describe, webUrl, process: catcher };
}
