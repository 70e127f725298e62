import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepAlive } from './keep-alive.ts';
import { start, type Running } from './processes.ts';

let folder = '';
let processes: Running[] = [];
let stopping = new AbortController();
let said: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'byline-alive-'));
  processes = [];
  stopping = new AbortController();
  said = [];
});
afterEach(async () => {
  stopping.abort();
  await Promise.all(processes.map(({ stop }) => stop()));
  await rm(folder, { recursive: true });
});

const forever = 'setInterval(() => {}, 1000)';

/** Prints "up", and is ready while a file of its name exists. */
function startScript(name: string, script: string): Running {
  const running = start({
    name,
    command: process.execPath,
    args: ['--eval', `console.log("up"); ${script}`],
    logFile: join(folder, `${name}.log`),
    pidsFolder: join(folder, 'pids'),
    isReady: () => Promise.resolve(existsSync(join(folder, name))),
  });
  processes.push(running);
  return running;
}

const keep = (running: Running[], options: { firstWait?: number; minute?: number } = {}): Promise<Running> =>
  keepAlive(running, { signal: stopping.signal, say: (line) => said.push(line), firstWait: 20, ...options });

async function kill(running: Running): Promise<void> {
  running.kill('SIGKILL');
  await running.end;
}

describe('keepAlive', () => {
  it('restarts a killed process with its log, reports its return, and leaves the others running', async () => {
    const [worker, api] = [startScript('worker', forever), startScript('api', forever)];
    const killed = worker.pid;
    const kept = keep([worker, api]);
    await expect.poll(() => readFile(worker.logFile, 'utf8')).toBe('up\n');
    await kill(worker);
    await expect.poll(() => readFile(worker.logFile, 'utf8')).toBe('up\nup\n');
    expect(said).toEqual(['The worker process ended (SIGKILL); starting it again in 0.02 s.']);
    await writeFile(join(folder, 'worker'), '');
    await expect.poll(() => said).toContain('The worker process is running again.');
    expect(worker.pid).not.toBe(killed);
    expect(api.ended()).toBeUndefined();
    stopping.abort();
    await kill(worker);
    await expect(kept).rejects.toThrow(/aborted/);
    expect(said).toHaveLength(2);
  });

  it('gives up after three ends within the minute, doubles each wait, and shows the log', async () => {
    const broken = startScript('api', 'console.error("no port"); process.exit(3)');
    expect(await keep([startScript('worker', forever), broken])).toBe(broken);
    const log = `Its log, ${broken.logFile}, ends on:\n`;
    expect(said).toEqual([
      `The api process ended (exit code 3); starting it again in 0.02 s. ${log}up\nno port`,
      `The api process ended (exit code 3); starting it again in 0.04 s. ${log}up\nno port\nup\nno port`,
    ]);
  });

  it('continues after three ends in more than the minute, with the first wait', async () => {
    const kept = keep([startScript('worker', 'setTimeout(() => process.exit(0), 150)')], { minute: 100 });
    await expect.poll(() => said.filter((line) => line.includes('ended')).length, { timeout: 10_000 }).toBe(4);
    expect(said.every((line) => line.includes('in 0.02 s'))).toBe(true);
    stopping.abort();
    await expect(kept).rejects.toThrow(/aborted/);
  });

  it('starts no process when everything is stopped during the wait', async () => {
    const worker = startScript('worker', forever);
    const kept = keep([worker], { firstWait: 60_000 });
    const killed = worker.pid;
    await kill(worker);
    await expect.poll(() => said).toHaveLength(1);
    stopping.abort();
    await expect(kept).rejects.toThrow(/aborted/);
    expect(worker.pid).toBe(killed);
  });
});
