import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PeriodicJobs } from '../common/periodic/periodic-jobs.js';
import { writeSortKeys } from './write-sort-keys.js';

const HOUR = 3_600;
const DAY_MS = 86_400_000;

/**
 * Writes the sort keys of records that an earlier version wrote during its replacement: without them they would stand first in their
 * lists. In the worker.
 */
@Injectable()
export class MendSortKeys implements OnModuleInit {
  constructor(
    private readonly jobs: PeriodicJobs,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  onModuleInit(): void {
    this.jobs.every(HOUR, 'mend sort keys', () => this.run());
  }

  async run(now = Date.now()): Promise<void> {
    const { db } = this.connection;
    if (!db) return;
    const match = { modifiedAt: { $gte: new Date(now - DAY_MS) } };
    // With both values, so that an index of the list of candidates serves it.
    await writeSortKeys(db, match, { archived: { $in: [false, true] }, ...match });
  }
}
