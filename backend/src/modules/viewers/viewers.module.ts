import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { Presence } from './presence.js';
import { ViewersController } from './viewers.controller.js';
import { ViewersService } from './viewers.service.js';
import { WritersController } from './writers.controller.js';

/** Tells recruiters who else looks at a candidate, or writes an answer. */
@Module({
  imports: [CandidatesModule, OutboxModule],
  controllers: [ViewersController, WritersController],
  providers: [Presence, ViewersService],
})
export class ViewersModule {}
