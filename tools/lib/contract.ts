import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.ts';
import { UserError } from './print.ts';
import { runInForeground } from './processes.ts';

export const contractFile = join(root, 'openapi.yaml');
export const clientFile = join(root, 'shared-types/src/api/generated.ts');

async function node(args: string[]): Promise<void> {
  if ((await runInForeground(process.execPath, args, { cwd: root })) !== 0)
    throw new UserError(`node ${args.join(' ')} failed`);
}

/** openapi.yaml from the built backend, without a database. */
export const writeContract = (target: string): Promise<void> =>
  node([join(root, 'backend/dist/scripts/write-openapi.js'), target]);

/** The RTK Query client from openapi.yaml. */
export const writeClient = (target: string): Promise<void> => node([join(root, 'shared-types/codegen.ts'), target]);

/** Whether the committed contract and client are those of the code, written into a folder; says what is stale. */
export async function contractIsFresh(folder: string): Promise<boolean> {
  const contract = join(folder, 'openapi.yaml');
  const client = join(folder, 'generated.ts');
  await writeContract(contract);
  await writeClient(client);
  let fresh = true;
  for (const [committed, written] of [
    [contractFile, contract],
    [clientFile, client],
  ] as const) {
    if ((await readFile(committed, 'utf8')) === (await readFile(written, 'utf8'))) continue;
    fresh = false;
    console.error(`${committed} is stale: run "make openapi" and commit the result`);
    await runInForeground('diff', ['--unified=1', committed, written]);
  }
  return fresh;
}
