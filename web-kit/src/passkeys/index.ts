import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

type LoginOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type MakingOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** The browser's answer, in the form that the API expects. */
type Answer = Record<string, unknown>;

/**
 * The reason why no passkey was made: the user refused, the device already has one for this account, or the address of the page does not
 * allow passkeys.
 */
export type NotMade = 'cancelled' | 'already' | 'notHere';

const REASONS: Record<string, NotMade | undefined> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'already',
  ERROR_INVALID_DOMAIN: 'notHere',
  ERROR_INVALID_RP_ID: 'notHere',
};

/** Signs the API's challenge with a passkey that the user chooses in the browser. */
export const passkeyAnswer = async (options: object): Promise<Answer> => ({
  ...(await startAuthentication({ optionsJSON: options as LoginOptions })),
});

/** The reason why the browser gave no answer; null if another part failed. */
export function whyNotAnswered(error: unknown): 'cancelled' | 'notHere' | null {
  if (!browserSupportsWebAuthn()) return 'notHere';
  if (error instanceof WebAuthnError) return REASONS[error.code] === 'notHere' ? 'notHere' : 'cancelled';
  return error instanceof DOMException ? 'cancelled' : null;
}

/** Makes a passkey. The browser asks for a fingerprint, a face or a security key. */
export async function makePasskey(options: object): Promise<{ credential: Answer } | { failed: NotMade }> {
  try {
    return { credential: { ...(await startRegistration({ optionsJSON: options as MakingOptions })) } };
  } catch (error) {
    if (error instanceof WebAuthnError) return { failed: REASONS[error.code] ?? 'cancelled' };
    if (error instanceof DOMException) return { failed: 'cancelled' };
    throw error;
  }
}
