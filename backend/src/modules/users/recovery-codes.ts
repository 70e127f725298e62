import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@byline/shared-types/domain';

/** Capitals and digits that are not taken for each other on paper. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUP = 5;

const group = (): string => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Codes in two groups of five: 49 bits each, of which ten tries an hour find nothing. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}`);

const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** Whether somebody means a recovery code, and not one of the app. */
export const looksRecovery = (code: string): boolean => plain(code).length === 2 * GROUP;

/** Keyed, since so few bits are soon tried by who has the database alone; capitals, spaces and the hyphen make no difference. */
export const hashRecoveryCode = (code: string, key: string): string =>
  createHmac('sha256', key).update(plain(code)).digest('hex');
