import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeriodicJobs } from '../../../common/periodic/periodic-jobs.js';
import { TileCounters } from './tile-counters.js';

const HOUR = 3_600;

/** Repairs the tile counters in the worker. */
@Injectable()
export class CheckCounters implements OnModuleInit {
  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly counters: TileCounters,
  ) {}

  onModuleInit(): void {
    this.jobs.every(HOUR, 'check candidate counters', () => this.counters.repair());
  }
}
