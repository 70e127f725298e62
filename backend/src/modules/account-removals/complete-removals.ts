import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PeriodicJobs } from '../../common/periodic/periodic-jobs.js';
import { UserRemovals } from '../users/user-removals.js';
import { RemoveAccount } from './remove-account.js';

const SECONDS = 60;

/**
 * Removes the accounts whose last day is over. Runs in the API, because erasure needs every module and the worker has only some of them. Several
 * APIs may run it at the same time: the transaction of the second finds no account.
 */
@Injectable()
export class CompleteRemovals implements OnModuleInit {
  private readonly logger = new Logger(CompleteRemovals.name);

  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly removals: UserRemovals,
    private readonly removeAccount: RemoveAccount,
  ) {}

  onModuleInit(): void {
    this.jobs.every(SECONDS, 'remove accounts', () => this.run());
  }

  /** Goes on after an account that fails; the next run tries it again. */
  async run(): Promise<void> {
    for (const id of await this.removals.due()) {
      await this.removeAccount
        .run(id)
        .catch((err: unknown) => this.logger.error({ err }, 'an account could not be removed'));
    }
  }
}
