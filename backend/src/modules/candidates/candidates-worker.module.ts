import { Module } from '@nestjs/common';
import { CandidatesModule } from './candidates.module.js';
import { CheckCounters } from './check-counters.js';

/** What the worker does for candidates. */
@Module({ imports: [CandidatesModule], providers: [CheckCounters] })
export class CandidatesWorkerModule {}
