/** The secret of an `otpauth://` address in groups of four, for typing; empty without a secret. */
export function secretOf(otpauthUrl: string): string {
  const query = otpauthUrl.split('?')[1] ?? '';
  const secret = new URLSearchParams(query).get('secret') ?? '';
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
