import { Module } from '@nestjs/common';
import { AskRecordsModule } from '../availability-asks/ask-records.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { AvailabilityStatsController } from './availability-stats.controller.js';
import { AvailabilityStatsService } from './availability-stats.service.js';

@Module({
  imports: [AskRecordsModule, CandidatesModule],
  controllers: [AvailabilityStatsController],
  providers: [AvailabilityStatsService],
})
export class AvailabilityStatsModule {}
