import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runningPid, type Running } from '../../tools/lib/processes.ts';
import { startWorker } from '../../tools/lib/product.ts';
import { waitFor } from '../../tools/lib/wait.ts';
import { pidsFolder } from '../../tools/services/index.ts';
import { runningProduct } from './product.ts';

/** Kills the product's worker, like a crash. */
export async function killWorker(): Promise<void> {
  const pids = pidsFolder(runningProduct().stateFolder);
  const pid = runningPid(pids, 'worker');
  if (pid === undefined) throw new Error('the product has no worker');
  process.kill(-pid, 'SIGKILL');
  await waitFor('the end of the worker', () => Promise.resolve(!existsSync(join(pids, 'worker.json'))));
}

/** Starts a new worker, which also serves the files that follow. `settings` may change its mail server. */
export function replaceWorker(settings: Record<string, string> = {}): Promise<Running> {
  const { env, ports, stateFolder } = runningProduct();
  return startWorker({ ...env, ...settings }, ports, stateFolder);
}
