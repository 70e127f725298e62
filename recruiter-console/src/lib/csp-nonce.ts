/** Where the server writes the nonce of its Content-Security-Policy (app-server/src/app-policy.ts). */
export const nonceElement = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]') ?? undefined;

/** The policy allows style elements that carry it, and no others. */
export const cspNonce = nonceElement?.nonce;
