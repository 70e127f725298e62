import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';

/**
 * Work whose time must not reveal whether an address has an account (docs/domain/accounts.md#logging-in). It runs after the answer; the application
 * waits for it before it stops. If the process dies in between, the person asks again.
 */
@Injectable()
export class BackgroundTasks implements BeforeApplicationShutdown {
  private readonly logger = new Logger(BackgroundTasks.name);
  private readonly running = new Set<Promise<void>>();

  run(what: string, work: () => Promise<void>): void {
    const task = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => this.logger.error({ err: error }, `${what} failed`))
      .finally(() => this.running.delete(task));
    this.running.add(task);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.running);
  }
}
