import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { UsersModule } from '../users/users.module.js';
import { SecurityEventListeners } from './security-event.listeners.js';
import { SecurityEventsController } from './security-events.controller.js';
import { SecurityEventsService } from './security-events.service.js';

@Module({
  imports: [CandidatesModule, UsersModule],
  controllers: [SecurityEventsController],
  providers: [SecurityEventsService, SecurityEventListeners],
})
export class SecurityEventsModule {}
