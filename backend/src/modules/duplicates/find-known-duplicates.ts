import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '../../common/mongo/transactions.js';
import { PeriodicJobs } from '../../common/periodic/periodic-jobs.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { FindDuplicates } from './find-duplicates.js';
import { IdentityScansRepository } from './identity-scans.repository.js';

const SECONDS = 30;
const BATCH = 50;

/**
 * Looks for duplicates among the candidates that were there before the product looked for them. Each batch is a transaction that also notes its
 * place: a stop loses nothing, the next worker goes on, and of two workers one repeats its batch.
 */
@Injectable()
export class FindKnownDuplicates implements OnModuleInit, OnModuleDestroy {
  private stopped = false;

  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly scans: IdentityScansRepository,
    private readonly candidates: CandidatesService,
    private readonly find: FindDuplicates,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.jobs.every(SECONDS, 'find known duplicates', () => this.run());
  }

  onModuleDestroy(): void {
    this.stopped = true;
  }

  async run(): Promise<void> {
    if (!(await this.scans.find())) return;
    while (!this.stopped && (await this.transactions.run((session) => this.batch(session))));
  }

  /** Looks at the next candidates; returns whether there are more. */
  private async batch(session: Parameters<Parameters<Transactions['run']>[0]>[0]): Promise<boolean> {
    const scan = await this.scans.find(session);
    if (!scan) return false;
    const candidates = await this.candidates.identitiesAfter(scan.after, BATCH, session);
    const last = candidates.at(-1);
    if (!last) {
      await this.scans.end(session);
      return false;
    }
    // The place first: a second worker waits here before it repeats the work.
    await this.scans.advance(last._id, session);
    await this.find.refreshAll(candidates, session);
    return true;
  }
}
