import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OutboxModule } from '../mail/outbox.module.js';
import { AskListeners } from './ask.listeners.js';
import { AskAnswers } from './ask-answers.js';
import { AskAvailability } from './ask-availability.js';
import { AskLinks } from './ask-links.js';
import { askedPersonSchema } from './asked-person.schema.js';
import { AskedPeopleRepository } from './asked-people.repository.js';
import { availabilityAskSchema } from './availability-ask.schema.js';
import { AvailabilityAsksRepository } from './availability-asks.repository.js';

const SHARED = [AskAnswers, AskAvailability, AskLinks, AskedPeopleRepository, AvailabilityAsksRepository];

/** Questions for availabilities, for the API and the worker; it has no routes. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'AvailabilityAsk', schema: availabilityAskSchema },
      { name: 'AskedPerson', schema: askedPersonSchema },
    ]),
    OutboxModule,
  ],
  providers: [...SHARED, AskListeners],
  exports: SHARED,
})
export class AskRecordsModule {}
