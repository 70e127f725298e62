import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 passwords that people choose most, in lower case. */
const COMMON = new Set(dictionary['passwords-common']);

/** Whether a password is among those that are tried first, whatever its case and the spaces around it. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.trim().toLowerCase());
