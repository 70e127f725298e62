import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeriodicJobs } from '../../common/periodic/periodic-jobs.js';
import { FileBytes } from './file-bytes.js';

const SECONDS = 30;

/** Removes, in the worker, bytes of deleted files that remained after the commit. */
@Injectable()
export class SweepFiles implements OnModuleInit {
  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly bytes: FileBytes,
  ) {}

  onModuleInit(): void {
    this.jobs.every(SECONDS, 'sweep files', () => this.bytes.sweep());
  }
}
