import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@byline/shared-types/domain';

/** Capitals and digits that look different on paper. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUP = 5;

const group = (): string => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Codes in two groups of five: 49 bits each, too many for ten tries an hour. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}`);

const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** Whether a typed code is a recovery code, not one of the app. */
export const looksRecovery = (code: string): boolean => plain(code).length === 2 * GROUP;

/** Keyed, because a thief of the database alone could try so few bits; ignores case, spaces and the hyphen. */
export const hashRecoveryCode = (code: string, key: string): string =>
  createHmac('sha256', key).update(plain(code)).digest('hex');
