import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UserListeners } from './user.listeners.js';
import { ChangeRole } from './change-role.js';
import { KeptLoginsRepository } from './kept-logins.repository.js';
import { MergeLogins } from './merge-logins.js';
import { Mentions } from './mentions.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { RecruitersController } from './recruiters.controller.js';
import { StaffModule } from './staff.module.js';
import { TwoFactor } from './two-factor.js';
import { TwoFactorSetup } from './two-factor-setup.js';
import { UserEmailChanges } from './user-email-changes.js';
import { UserRemovals } from './user-removals.js';
import { UserPasskeys } from './user-passkeys.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [StaffModule, SessionsModule],
  controllers: [UsersController, RecruitersController],
  providers: [
    UsersService,
    UserListeners,
    ChangeRole,
    KeptLoginsRepository,
    MergeLogins,
    Mentions,
    PasskeysRepository,
    TwoFactor,
    TwoFactorSetup,
    UserEmailChanges,
    UserPasskeys,
    UserRemovals,
  ],
  exports: [UsersService, Mentions, UserEmailChanges, UserPasskeys, UserRemovals, TwoFactor, TwoFactorSetup],
})
export class UsersModule {}
