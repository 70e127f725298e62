import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

interface PeriodicJob {
  name: string;
  seconds: number;
  work: () => Promise<unknown>;
}

/**
 * Work that a process repeats: the worker, and the API what needs every module. Register it in `onModuleInit` of a provider: it runs once at start and again every so many
 * seconds, never twice at once in a process, and what it throws is logged and tried again next time. Several workers do run it side by side.
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

  onApplicationBootstrap(): void {
    this.running = this.jobs.map((job) => this.repeat(job));
  }

  /** Lets what is running finish and starts nothing more. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.running);
  }

  private async repeat({ name, seconds, work }: PeriodicJob): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await work().catch((error: unknown) => this.logger.error({ err: error, job: name }, 'periodic job failed'));
      // The only way to end a sleep early is the abort of a stop, which the loop's condition then sees.
      await sleep(seconds * 1_000, undefined, { signal }).catch(() => undefined);
    }
  }
}
