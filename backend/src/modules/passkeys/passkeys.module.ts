import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { OwnPasskeys } from './own-passkeys.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { PasskeyProof } from './passkey-proof.js';
import { PasskeyLogin } from './passkey-login.js';
import { PasskeyLoginController } from './passkey-logins.controller.js';
import { PasskeysController } from './passkeys.controller.js';
import { RelyingParty } from './relying-party.js';

/** Passkeys (WebAuthn), and logging in by them. */
@Module({
  imports: [AccountsModule, AuthModule, SessionsModule, UsersModule],
  controllers: [PasskeyLoginController, PasskeysController],
  providers: [OwnPasskeys, PasskeyChallenges, PasskeyLogin, PasskeyProof, RelyingParty],
  exports: [PasskeyProof],
})
export class PasskeysModule {}
