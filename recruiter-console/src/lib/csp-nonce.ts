/** The server writes the nonce of its Content-Security-Policy here (app-server/src/app-policy.ts). */
export const nonceElement = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]') ?? undefined;

/** The policy allows only style elements with this nonce. */
export const cspNonce = nonceElement?.nonce;
