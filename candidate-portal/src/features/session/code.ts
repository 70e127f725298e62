/** Authenticator apps show the code in two groups of three. */
export const withoutSpaces = (code: string): string => code.replace(/\s/g, '');
