import { Module } from '@nestjs/common';
import { CandidatesModule } from './candidates.module.js';
import { CheckCounters } from './list/check-counters.js';

/** The worker's part: repairs counters. */
@Module({ imports: [CandidatesModule], providers: [CheckCounters] })
export class CandidatesWorkerModule {}
