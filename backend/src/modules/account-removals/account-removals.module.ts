import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { DataArchiveRunsModule } from '../data-archives/data-archive-runs.module.js';
import { DraftsModule } from '../drafts/drafts.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { accountRemovalSchema } from './account-removal.schema.js';
import { AccountRemovalsController } from './account-removals.controller.js';
import { AccountRemovalsRepository } from './account-removals.repository.js';
import { CompleteRemovals } from './complete-removals.js';
import { RemoveAccount } from './remove-account.js';
import { RequestRemoval } from './request-removal.js';
import { KeepAccount } from './keep-account.js';

/** Removal of an account by its owner. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'AccountRemoval', schema: accountRemovalSchema }]),
    AccountsModule,
    CandidatesModule,
    DataArchiveRunsModule,
    DraftsModule,
    OutboxModule,
    PasskeysModule,
    SessionsModule,
    UsersModule,
  ],
  controllers: [AccountRemovalsController],
  providers: [AccountRemovalsRepository, CompleteRemovals, KeepAccount, RemoveAccount, RequestRemoval],
})
export class AccountRemovalsModule {}
