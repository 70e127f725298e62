import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { AnswerAsk } from './answer-ask.js';
import { AskFrequencies } from './ask-frequencies.js';
import { AskFrequenciesController } from './ask-frequencies.controller.js';
import { AskRecordsModule } from './ask-records.module.js';
import { AvailabilityAsksController } from './availability-asks.controller.js';

/** Questions for availabilities by mail, and their answers without a login. */
@Module({
  imports: [AskRecordsModule, CandidatesModule],
  controllers: [AvailabilityAsksController, AskFrequenciesController],
  providers: [AnswerAsk, AskFrequencies],
  exports: [AskFrequencies],
})
export class AvailabilityAsksModule {}
