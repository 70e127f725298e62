import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import getPort from 'get-port';
import { until } from './until.js';

/** A busy machine takes its time. */
const READY_SECONDS = 60;
const PROGRAM = resolve(import.meta.dirname, '../../dist/worker.js');

/** The worker as it is deployed, a process of its own. */
export class WorkerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    readonly metricsUrl: string,
  ) {}

  /** Starts one with the settings of an API beside it, and waits until it is ready. */
  static async start(env: Record<string, string>): Promise<WorkerProcess> {
    if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is not there: run "node build.ts" in backend/`);
    const [port, metrics] = [await getPort(), await getPort()];
    const child = spawn(process.execPath, [PROGRAM], {
      env: {
        ...process.env,
        ...env,
        WORKER_PORT: String(port),
        WORKER_METRICS_PORT: String(metrics),
        HOST: '127.0.0.1',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const worker = new WorkerProcess(child, `http://127.0.0.1:${port}`, `http://127.0.0.1:${metrics}`);
    try {
      await until('the worker is ready', () => worker.isReady(), READY_SECONDS);
    } catch (error) {
      await worker.kill();
      throw error;
    }
    return worker;
  }

  /** SIGKILL: no time to say good-bye. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** SIGTERM: finishes what it is at. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** Bytes of memory it holds now. */
  async memory(): Promise<number> {
    const metrics = await (await fetch(`${this.metricsUrl}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
  }

  private async isReady(): Promise<boolean> {
    if (this.child.exitCode !== null) throw new Error(`the worker ended at once with ${this.child.exitCode}`);
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
