import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults (19 MiB, two passes), as OWASP recommends. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** A hash without a known password: checked when there is no user, so an unknown address takes as long as a wrong password. */
const DECOY = hash(randomBytes(32).toString('hex'));

export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await DECOY), password);
  return matches && Boolean(passwordHash);
}

/** A token for a mailed link, and the hash to store. */
export const createLinkToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const keyFor = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** AES-256-GCM, for secrets that the server reads again (two-factor). */
export function encrypt(text: string, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, 'two-factor'), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

export function decrypt(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, 'two-factor'), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/** A key for each purpose, so a leaked signature opens only its own. */
export const derivedSecret = (secret: string, purpose: string): string => keyFor(secret, purpose).toString('hex');
