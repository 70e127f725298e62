import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

export const root = resolve(import.meta.dirname, '../../..');

/** The environment for python3, with the packages of tools/services/python and the modules of a folder. */
export async function pythonWith(folder: string): Promise<NodeJS.ProcessEnv> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'tools/python-packages.ts')]);
  return { ...process.env, PYTHONPATH: `${stdout.trim()}:${folder}`, PYTHONDONTWRITEBYTECODE: '1' };
}
