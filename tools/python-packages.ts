/**
 * Prints a PYTHONPATH folder with the packages of tools/services/python/requirements.txt for the contract tests: a client
 * generator and schemathesis. Fetches them once with pip and installs nothing.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { main } from './lib/main.ts';
import { downloadsDir } from './lib/paths.ts';
import { UserError } from './lib/print.ts';
import { fetchOnce } from './services/wheels.ts';

const run = promisify(execFile);
const requirements = join(import.meta.dirname, 'services/python/requirements.txt');

await main(async () => {
  const version = (await python('-c', 'import sys; print(f"{sys.version_info[0]}.{sys.version_info[1]}")')).trim();
  const hash = createHash('sha256')
    .update(await readFile(requirements))
    .digest('hex')
    .slice(0, 12);
  const folder = join(downloadsDir, `python-${version}-${hash}`);
  if (!existsSync(folder)) await fetchInto(folder);
  console.log(folder);
  return 0;
});

async function python(...args: string[]): Promise<string> {
  try {
    return (await run('python3', args)).stdout;
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim() ?? '';
    throw new UserError(
      `python3 ${args.join(' ')} failed (it needs python3 3.10 and python3-pip): ${said || String(error)}`,
    );
  }
}

function fetchInto(folder: string): Promise<void> {
  return fetchOnce(folder, async (partial) => {
    const quiet = ['--quiet', '--disable-pip-version-check', '--no-warn-script-location'];
    const checked = ['--only-binary=:all:', '--require-hashes', '-r', requirements];
    await python('-m', 'pip', 'install', ...quiet, ...checked, '--target', partial);
  });
}
