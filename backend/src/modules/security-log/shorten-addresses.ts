import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeriodicJobs } from '../../common/periodic/periodic-jobs.js';
import { SecurityLog } from '../../common/security-log/security-log.service.js';

const SECONDS = 3_600;

/** Shortens addresses in the security log to their network after 30 days. */
@Injectable()
export class ShortenAddresses implements OnModuleInit {
  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly log: SecurityLog,
  ) {}

  onModuleInit(): void {
    this.jobs.every(SECONDS, 'shorten addresses', () => this.log.shortenAddresses());
  }
}
