import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillForIntegrators } from './factories/integrators.js';
import { startApi, type TestApi } from './support/api.js';
import { pythonWith, root } from './support/python.js';

const run = promisify(execFile);
const markdown = await readFile(join(root, 'docs/integrators-python.md'), 'utf8');
/** The content of the document's only block of a language. */
const block = (language: string): string => markdown.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';
/** The second command line; the first one installs our own packages. */
const [, generate = ''] = block('sh').trim().split('\n');

describe('docs/integrators-python.md', () => {
  let folder: string;
  let api: TestApi;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'byline-python-'));
    env = await pythonWith(folder);
    api = await startApi();
    await fillForIntegrators(api);
    await cp(join(root, 'openapi.yaml'), join(folder, 'openapi.yaml'));
    await writeFile(join(folder, 'client.yaml'), block('yaml'));
    await writeFile(
      join(folder, 'program.py'),
      block('python').replaceAll('http://localhost:3000', new URL(api.url).origin),
    );
  }, 180_000);
  afterAll(async () => {
    await api.close();
    await rm(folder, { recursive: true });
  });

  it('names the tested version', async () => {
    const pinned = await readFile(join(root, 'tools/services/python/requirements.in'), 'utf8');
    expect(block('sh')).toContain(pinned.split('\n')[0]);
  });

  it(
    'generates a client without a warning, and the program prints the shown output',
    { timeout: 120_000 },
    async () => {
      await run('bash', ['-c', generate], { cwd: folder, env });
      expect((await run('python3', ['program.py'], { cwd: folder, env })).stdout.trim()).toBe(block('text').trim());
    },
  );
});
