import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PeriodicJobs } from '../../common/periodic/periodic-jobs.js';
import { UserRemovals } from '../users/user-removals.js';
import { RemoveAccount } from './remove-account.js';

const SECONDS = 60;

/**
 * Removes the accounts whose day is over. In the API, for every module erases what it holds of a person, and the worker has but some of them. Several
 * APIs do it side by side: the transaction of one finds the account gone.
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

  /** One that fails is tried again the next time, and keeps no other waiting. */
  async run(): Promise<void> {
    for (const id of await this.removals.due()) {
      await this.removeAccount
        .run(id)
        .catch((err: unknown) => this.logger.error({ err }, 'an account could not be removed'));
    }
  }
}
