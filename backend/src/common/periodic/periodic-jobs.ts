import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

interface PeriodicJob {
  name: string;
  seconds: number;
  work: () => Promise<unknown>;
  /** Runs once, after the first pause. */
  isOnce?: boolean;
}

/**
 * Repeats work in a process: in the worker, and in the API if it needs every module. A provider registers a job in `onModuleInit`. The job runs at
 * start and again after each pause, never twice at once in a process; several workers run it side by side. An error is logged, and the next run tries
 * again.
 */
@Injectable()
export class PeriodicJobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(PeriodicJobs.name);
  private readonly jobs: PeriodicJob[] = [];
  private readonly stopping = new AbortController();
  private running: Promise<void>[] = [];

  every(seconds: number, name: string, work: () => Promise<unknown>): void {
    this.jobs.push({ name, seconds, work });
  }

  /** Runs once so long after the start, and again after each such pause until it succeeds. */
  once(seconds: number, name: string, work: () => Promise<unknown>): void {
    this.jobs.push({ name, seconds, work, isOnce: true });
  }

  onApplicationBootstrap(): void {
    this.running = this.jobs.map((job) => this.repeat(job));
  }

  /** Waits for running jobs and starts no more. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.running);
  }

  private async repeat({ name, seconds, work, isOnce = false }: PeriodicJob): Promise<void> {
    const { signal } = this.stopping;
    // Only a stop ends the pause early; the condition of the loop sees it.
    const pause = (): Promise<void> => sleep(seconds * 1_000, undefined, { signal }).catch(() => undefined);
    if (isOnce) await pause();
    while (!signal.aborted) {
      const isDone = await work().then(
        () => isOnce,
        (error: unknown) => {
          this.logger.error({ err: error, job: name }, 'periodic job failed');
          return false;
        },
      );
      if (isDone) return;
      await pause();
    }
  }
}
