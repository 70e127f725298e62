import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import getPort from 'get-port';
import { until } from './until.js';

/** A busy machine is slow. */
const READY_SECONDS = 60;

/** A program of the backend, with the settings of its ports. */
const PROGRAMS = {
  API: { file: 'main.js', port: 'API_PORT', metrics: 'METRICS_PORT' },
  worker: { file: 'worker.js', port: 'WORKER_PORT', metrics: 'WORKER_METRICS_PORT' },
} as const;

/** The API or the worker as a process of its own, as deployed. */
export class BackendProcess {
  private constructor(
    private readonly name: keyof typeof PROGRAMS,
    private readonly child: ChildProcess,
    readonly url: string,
    readonly metricsUrl: string,
  ) {}

  /** Starts a process with the settings of an API, and waits until it is ready. */
  static async start(
    name: keyof typeof PROGRAMS,
    env: Record<string, string>,
    /** A file for its log, which is printed otherwise. */
    logFile?: string,
  ): Promise<BackendProcess> {
    const program = PROGRAMS[name];
    const file = resolve(import.meta.dirname, '../../dist', program.file);
    if (!existsSync(file)) throw new Error(`${file} is not there: run "node build.ts" in backend/`);
    const [port, metrics] = [await getPort(), await getPort()];
    const ports = { [program.port]: String(port), [program.metrics]: String(metrics), HOST: '127.0.0.1' };
    const output = logFile === undefined ? 'inherit' : openSync(logFile, 'a');
    const child = spawn(process.execPath, [file], {
      env: { ...process.env, ...env, ...ports },
      stdio: ['ignore', output, output],
    });
    if (typeof output === 'number') closeSync(output);
    const started = new BackendProcess(name, child, `http://127.0.0.1:${port}`, `http://127.0.0.1:${metrics}`);
    try {
      await until(`the ${name} is ready`, () => started.isReady(), READY_SECONDS);
    } catch (error) {
      await started.kill();
      throw error;
    }
    return started;
  }

  /** SIGKILL: ends it at once. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** SIGTERM: lets it finish its work. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** SIGSTOP: suspends it until SIGCONT. */
  pause(): void {
    this.child.kill('SIGSTOP');
  }

  resume(): void {
    this.child.kill('SIGCONT');
  }

  /** Its current memory in bytes. */
  async memory(): Promise<number> {
    const metrics = await (await fetch(`${this.metricsUrl}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
  }

  private async isReady(): Promise<boolean> {
    if (this.child.exitCode !== null) throw new Error(`the ${this.name} ended at once with ${this.child.exitCode}`);
    const answer = await fetch(`${this.url}/health/ready`).catch(() => null);
    return answer?.ok === true;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill(signal);
    await exited;
  }
}
