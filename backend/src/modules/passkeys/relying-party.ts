import { Injectable } from '@nestjs/common';
import { PASSKEY_CHALLENGE_MINUTES } from '@byline/shared-types/domain';
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import { Config } from '../../config/config.js';
import type { PasskeyRecord, UserRecord } from '../users/user.record.js';
import { PasskeyChallenges } from './passkey-challenges.js';

/** Loaded at the first use of a passkey: its 300 modules would take a tenth of the start. */
const webAuthn = () => import('@simplewebauthn/server');

const LOGIN = 'login';
const timeout = PASSKEY_CHALLENGE_MINUTES * 60_000;

/** A browser's answer as JSON, unchecked. */
export type Credential = Record<string, unknown>;

/** Portal and console for browsers and authenticators: a passkey belongs to the domain of both and works on the pages of either. */
@Injectable()
export class RelyingParty {
  private readonly id: string;
  private readonly origins: string[];

  constructor(
    private readonly config: Config,
    private readonly challenges: PasskeyChallenges,
  ) {
    const [portal, console] = [new URL(config.PORTAL_URL), new URL(config.CONSOLE_URL)];
    this.id = config.PASSKEY_DOMAIN || portal.hostname;
    this.origins = [portal.origin, console.origin];
  }

  /** Options to make a passkey, which names its user and asks for a finger, a face or a code each time. */
  async registration({ _id, email, firstname, name, passkeys = [] }: UserRecord): Promise<object> {
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: this.config.PRODUCT_NAME,
      rpID: this.id,
      userID: Buffer.from(String(_id)),
      userName: email,
      userDisplayName: `${firstname} ${name}`,
      timeout,
      excludeCredentials: passkeys.map(({ credentialId: id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.challenges.keep(String(_id), options.challenge);
    return options;
  }

  /** The new passkey, or null for a wrong answer. */
  async registered(userId: string, response: Credential): Promise<WebAuthnCredential | null> {
    const { verifyRegistrationResponse } = await webAuthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => this.challenges.consume(userId, challenge),
      expectedOrigin: this.origins,
      expectedRPID: this.id,
      requireUserVerification: true,
    }).catch(() => ({ registrationInfo: undefined }));
    return registrationInfo?.credential ?? null;
  }

  /** Options to log in with any passkey of ours. They name no user, so they do not reveal who has a passkey. */
  async authentication(): Promise<object> {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({ rpID: this.id, userVerification: 'required', timeout });
    await this.challenges.keep(LOGIN, options.challenge);
    return options;
  }

  /** The counter of a passkey after its signature; null for a wrong signature or a decreased counter. */
  async authenticated(response: Credential, passkey: PasskeyRecord): Promise<number | null> {
    const { credentialId: id, publicKey, counter } = passkey;
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => this.challenges.consume(LOGIN, challenge),
      expectedOrigin: this.origins,
      expectedRPID: this.id,
      credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: true,
    }).catch(() => ({ verified: false, authenticationInfo: null }));
    return verified && authenticationInfo ? authenticationInfo.newCounter : null;
  }
}
