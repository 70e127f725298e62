import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 passwords that people choose most, in lower case. */
const COMMON = new Set(dictionary['passwords-common']);

/** Whether attackers try a password first, regardless of case and surrounding spaces. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.trim().toLowerCase());
