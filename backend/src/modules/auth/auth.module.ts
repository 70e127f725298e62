import { Module } from '@nestjs/common';
import { PendingRegistrationsModule } from '../pending-registrations/pending-registrations.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { BotCheck } from './bot-check.js';
import { FirstStepStrategy, FullSessionStrategy } from './session.strategies.js';

@Module({
  imports: [PendingRegistrationsModule, SessionsModule, UsersModule],
  controllers: [AuthController],
  providers: [AuthService, BotCheck, FullSessionStrategy, FirstStepStrategy],
  exports: [AuthService, BotCheck],
})
export class AuthModule {}
