import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeriodicJobs } from '../../common/periodic/periodic-jobs.js';
import { CandidateCounters } from './candidate-counters.js';

const HOUR = 3_600;

/** Checks the tile counters against the candidates, in the worker. */
@Injectable()
export class CheckCounters implements OnModuleInit {
  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly counters: CandidateCounters,
  ) {}

  onModuleInit(): void {
    this.jobs.every(HOUR, 'check candidate counters', () => this.counters.repair());
  }
}
