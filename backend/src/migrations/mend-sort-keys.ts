import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PeriodicJobs } from '../common/periodic/periodic-jobs.js';
import { writeSortKeys } from './write-sort-keys.js';

/** Longer than two versions run side by side. */
const AFTER_START_SECONDS = 3_600;
const DAY_MS = 86_400_000;
/** The conditions on the fields before the keys in an index, which a query names to take the index. */
const BEFORE: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    ['campaigns', 'jobs', 'mediums', 'scorecards'].map((name) => [name, { removed: { $in: [false, true] } }]),
  ),
  skills: { removedAt: null },
  candidates: { archived: { $in: [false, true] } },
};

/**
 * Writes the sort keys of records that an earlier version added during its replacement: without them they would stand first in their
 * lists. In the worker.
 */
@Injectable()
export class MendSortKeys implements OnModuleInit {
  constructor(
    private readonly jobs: PeriodicJobs,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  onModuleInit(): void {
    this.jobs.once(AFTER_START_SECONDS, 'mend sort keys', () => this.run());
  }

  async run(now = Date.now()): Promise<void> {
    const { db } = this.connection;
    if (!db) return;
    await writeSortKeys(db, (name, field) => ({
      ...BEFORE[name],
      // The fields of candidates are older than their form, so none is missing.
      ...(name === 'candidates' ? { modifiedAt: { $gte: new Date(now - DAY_MS) } } : { [field]: null }),
    }));
  }
}
