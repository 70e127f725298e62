import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writePidFile, runningPid, start, stopLeftovers, tail } from './processes.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'byline-tools-'));
});
afterEach(() => rm(folder, { recursive: true }));

const node = (script: string): string[] => ['--eval', script];
const forever = 'setInterval(() => {}, 1000)';

describe('stopLeftovers', () => {
  it('stops a process that an earlier run recorded', async () => {
    const leftover = spawn(process.execPath, node(forever), { stdio: 'ignore' });
    const exited = once(leftover, 'exit');
    writePidFile(folder, 'api', leftover.pid ?? 0);
    expect(await stopLeftovers(folder)).toEqual(['api']);
    expect((await exited)[1]).toBe('SIGTERM');
    expect(runningPid(folder, 'api')).toBeUndefined();
  });

  it('ignores another process that got the number of an ended one', async () => {
    const stranger = spawn(process.execPath, node(forever), { stdio: 'ignore' });
    await writeFile(
      join(folder, 'api.json'),
      JSON.stringify({ pid: stranger.pid, identity: 'started at another time' }),
    );
    expect(await stopLeftovers(folder)).toEqual([]);
    expect(stranger.exitCode).toBeNull();
    stranger.kill('SIGKILL');
  });
});

describe('start', () => {
  const options = (args: string[]): Parameters<typeof start>[0] => ({
    name: 'thing',
    command: process.execPath,
    args,
    logFile: join(folder, 'logs/thing.log'),
    pidsFolder: join(folder, 'pids'),
    stopTimeout: 300,
  });

  it('logs the output of the process and reports its end', async () => {
    const running = start(options(node('console.log("first"); console.error("last"); process.exit(3)')));
    expect(await running.end).toBe('exit code 3');
    expect(tail(running.logFile)).toBe('first\nlast');
    expect(tail(running.logFile, 1)).toBe('last');
    expect(existsSync(join(folder, 'pids/thing.json'))).toBe(false);
  });

  it('kills a process that ignores SIGTERM', async () => {
    const running = start(options(node(`process.on("SIGTERM", () => {}); console.log("up"); ${forever}`)));
    await expect.poll(() => tail(running.logFile)).toBe('up');
    await running.stop();
    expect(running.ended()).toBe('SIGKILL');
  });

  it('reports why a program did not start', async () => {
    const running = start({ ...options([]), command: join(folder, 'nothing') });
    expect(await running.end).toMatch(/ENOENT/);
  });
});
