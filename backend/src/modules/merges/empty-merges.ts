import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeriodicJobs } from '../../common/periodic/periodic-jobs.js';
import { MergesRepository } from './merges.repository.js';

const SECONDS = 3_600;

/** Empties the merges that can no longer be undone, each hour. */
@Injectable()
export class EmptyMerges implements OnModuleInit {
  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly merges: MergesRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.every(SECONDS, 'empty old merges', () => this.merges.empty(new Date()));
  }
}
