import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

type LoginOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type MakingOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** A browser's answer, as the API takes it. */
type Answer = Record<string, unknown>;

/** The reason why no passkey was made: its owner refused, the device has one of this account, or the address of the page does not allow passkeys. */
export type NotMade = 'cancelled' | 'already' | 'notHere';

const REASONS: Record<string, NotMade | undefined> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'already',
  ERROR_INVALID_DOMAIN: 'notHere',
  ERROR_INVALID_RP_ID: 'notHere',
};

/** Has a passkey sign the API's challenge; the browser lets its owner choose which. */
export const passkeyAnswer = async (options: object): Promise<Answer> => ({
  ...(await startAuthentication({ optionsJSON: options as LoginOptions })),
});

/** Has the browser make a passkey, which asks for a finger, a face or a key. */
export async function makePasskey(options: object): Promise<{ credential: Answer } | { failed: NotMade }> {
  try {
    return { credential: { ...(await startRegistration({ optionsJSON: options as MakingOptions })) } };
  } catch (error) {
    if (error instanceof WebAuthnError) return { failed: REASONS[error.code] ?? 'cancelled' };
    if (error instanceof DOMException) return { failed: 'cancelled' };
    throw error;
  }
}
