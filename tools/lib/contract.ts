import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientFile, clientOf } from './api-clients.ts';
import { appNames } from '../../app-server/src/app-policy.ts';
import { root } from './paths.ts';
import { UserError } from './print.ts';
import { runInForeground } from './processes.ts';

export const contractFile = join(root, 'openapi.yaml');

/** Writes openapi.yaml from the built backend, without a database. */
export async function writeContract(target: string): Promise<void> {
  const script = join(root, 'backend/dist/scripts/write-openapi.js');
  if ((await runInForeground(process.execPath, [script, target], { cwd: root })) !== 0)
    throw new UserError(`node ${script} failed`);
}

/** Writes the apps' clients from openapi.yaml and returns their paths. */
export const writeClients = (): Promise<string[]> =>
  Promise.all(
    appNames.map(async (app) => {
      await writeFile(clientFile(app), await clientOf(app, contractFile));
      return clientFile(app);
    }),
  );

/** Compares the committed contract and clients with new ones in `folder`; prints differences. */
export async function contractIsFresh(folder: string): Promise<boolean> {
  const contract = join(folder, 'openapi.yaml');
  await writeContract(contract);
  const pairs = [[contractFile, contract]] as [committed: string, written: string][];
  for (const app of appNames) {
    const client = join(folder, `${app}.ts`);
    await writeFile(client, await clientOf(app, contract));
    pairs.push([clientFile(app), client]);
  }
  let fresh = true;
  for (const [committed, written] of pairs) {
    if ((await readFile(committed, 'utf8')) === (await readFile(written, 'utf8'))) continue;
    fresh = false;
    console.error(`${committed} is stale: run "make openapi" and commit the result`);
    await runInForeground('diff', ['--unified=1', committed, written]);
  }
  return fresh;
}
