import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstThatStarts, probe, type Binary } from './binaries.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'byline-binaries-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function script(content: string): Promise<string> {
  const path = join(folder, 'program');
  await writeFile(path, `#!/bin/sh\n${content}\n`);
  await chmod(path, 0o755);
  return path;
}
const version = /v(\d+\.\d+\.\d+)/;

describe('probe', () => {
  it('takes a program that says its version', async () => {
    const path = await script('echo db version v7.0.12');
    expect(await probe(path, 'here', version, '6.0.0')).toEqual({ path, version: '7.0.12', origin: 'here' });
  });

  it('refuses one that is too old, comparing numbers and not letters', async () => {
    await expect(probe(await script('echo v4.4.9'), 'here', version, '6.0.0')).rejects.toThrow(
      'version 4.4.9; at least 6.0.0 is needed',
    );
    await expect(probe(await script('echo v10.0.0'), 'here', version, '6.0.0')).resolves.toBeDefined();
  });

  it('names a missing shared library and what to install', async () => {
    const path = join(folder, 'mongod');
    await copyFile(process.execPath, path);
    const content = await readFile(path);
    const library = Buffer.from('libstdc++.so.6\0');
    const at = content.indexOf(library);
    expect(at).toBeGreaterThan(0);
    content.write('libcurl.so.99\0\0', at, 'latin1');
    await writeFile(path, content);
    await chmod(path, 0o755);
    await expect(probe(path, 'here', version, '6.0.0')).rejects.toThrow(/shared library libcurl\.so\.99 is missing/);
  });
});

describe('firstThatStarts', () => {
  const binary: Binary = { path: '/x', version: '1.0.0', origin: 'x' };

  it('falls back, and says what did not work', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const sources = [
      () => Promise.reject(new Error('the first is broken')),
      () => Promise.resolve(undefined),
      () => Promise.resolve(binary),
    ];
    expect(await firstThatStarts('MongoDB', sources, 'Install it.')).toBe(binary);
    expect(warn.mock.calls.flat().join()).toContain('the first is broken');
    warn.mockRestore();
  });

  it('gives every reason when nothing works', async () => {
    const sources = [() => Promise.reject(new Error('one')), () => Promise.reject(new Error('two'))];
    await expect(firstThatStarts('MongoDB', sources, 'Install it.')).rejects.toThrow(
      /one[\s\S]*two[\s\S]*Install it\./,
    );
  });
});
