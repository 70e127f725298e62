import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { JobBriefsModule } from '../jobs/job-briefs.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { PendingRegistrationsModule } from '../pending-registrations/pending-registrations.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountsController } from './accounts.controller.js';
import { Activation } from './activation.js';
import { AccountMails } from './account-mails.js';
import { MailLimit } from './mail-limit.js';
import { MailedLinks } from './mailed-links.js';
import { AddressOwners } from './address-owners.js';
import { ColleagueTwoFactor } from './colleague-two-factor.js';
import { ColleagueTwoFactorController } from './colleague-two-factors.controller.js';
import { EmailChange } from './email-change.js';
import { EmailChangeController } from './email-changes.controller.js';
import { OwnAccountController } from './own-accounts.controller.js';
import { OwnPassword } from './own-password.js';
import { OwnProof } from './own-proof.js';
import { OwnSettings } from './own-settings.js';
import { OwnWords } from './own-words.js';
import { OwnTwoFactor } from './own-two-factor.js';
import { OwnTwoFactorController } from './own-two-factors.controller.js';
import { ProposeEmail } from './propose-email.js';
import { PasswordReset } from './password-reset.js';
import { Registration } from './registration.js';
import { RoleMails } from './role-mails.js';
import { RescueLogin } from './rescue-login.js';
import { RescueController } from './rescues.controller.js';
import { ResetTwoFactor } from './reset-two-factor.js';
import { IntendedJobs } from './intended-jobs.js';

/** Registration, activation, proof of an address, recovery and own settings of accounts. */
@Module({
  imports: [
    AuthModule,
    CampaignsModule,
    CandidatesModule,
    JobBriefsModule,
    OutboxModule,
    PendingRegistrationsModule,
    SessionsModule,
    UsersModule,
  ],
  controllers: [
    AccountsController,
    EmailChangeController,
    OwnAccountController,
    OwnTwoFactorController,
    ColleagueTwoFactorController,
    RescueController,
  ],
  providers: [
    AccountMails,
    MailedLinks,
    MailLimit,
    IntendedJobs,
    Registration,
    Activation,
    PasswordReset,
    ProposeEmail,
    AddressOwners,
    ColleagueTwoFactor,
    EmailChange,
    OwnPassword,
    OwnProof,
    OwnSettings,
    OwnTwoFactor,
    OwnWords,
    RescueLogin,
    ResetTwoFactor,
    RoleMails,
  ],
  exports: [MailedLinks, OwnProof, ProposeEmail, Registration],
})
export class AccountsModule {}
