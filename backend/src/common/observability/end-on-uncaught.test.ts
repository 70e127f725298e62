import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const file = join(import.meta.dirname, 'end-on-uncaught.ts');

describe('an error that nobody catches', () => {
  it.each([
    ['uncaughtException', "setTimeout(() => { throw new Error('a timer broke'); })", 'a timer broke'],
    ['unhandledRejection', "void Promise.reject(new Error('a promise broke'))", 'a promise broke'],
  ])('%s: ends the process with 1, and the log says why', (origin, fault, reason) => {
    const script = `import { endOnUncaught } from ${JSON.stringify(file)};
      endOnUncaught(); setInterval(() => {}, 1_000); ${fault};`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    for (const said of ['ended by an error that nobody caught', origin, reason])
      expect(stdout + stderr).toContain(said);
  });
});
