import { startAuthentication } from '@simplewebauthn/browser';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** What a passkey of the portal signs of what the API asks; the browser lets its owner choose which. */
export const passkeyAnswer = async (options: object): Promise<Record<string, unknown>> => ({
  ...(await startAuthentication({ optionsJSON: options as Options })),
});
