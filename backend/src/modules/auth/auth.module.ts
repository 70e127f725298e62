import { Module } from '@nestjs/common';
import { OutboxModule } from '../mail/outbox.module.js';
import { PendingRegistrationsModule } from '../pending-registrations/pending-registrations.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { BackgroundTasks } from './background-tasks.js';
import { BotCheck } from './bot-check.js';
import { CodeChecks } from './code-checks.js';
import { LoginAlerts } from './login-alerts.js';
import { LoginLimits } from './login-limits.js';
import { SecondFactor } from './second-factor.js';
import { SessionStrategy } from './session.strategy.js';

@Module({
  imports: [OutboxModule, PendingRegistrationsModule, SessionsModule, UsersModule],
  controllers: [AuthController],
  providers: [
    AuthService,
    BackgroundTasks,
    BotCheck,
    CodeChecks,
    LoginAlerts,
    LoginLimits,
    SecondFactor,
    SessionStrategy,
  ],
  exports: [AuthService, BackgroundTasks, BotCheck, CodeChecks, LoginLimits, SecondFactor],
})
export class AuthModule {}
