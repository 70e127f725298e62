import { PASSWORD, PASSWORD_OWN_PART } from './limits.js';

/** The error code of a password, judged by its characters alone (docs/domain/accounts.md#passwords); null for a valid one. */
export function passwordProblem(password: string): 'password_too_short' | 'password_too_simple' | null {
  const characters = [...password.trim()];
  if (characters.length < PASSWORD.min) return 'password_too_short';
  return new Set(characters).size < PASSWORD.different ? 'password_too_simple' : null;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a password contains a part of one of these names, ignoring case and accents (docs/domain/accounts.md#passwords). */
export function passwordHolds(password: string, names: readonly string[]): boolean {
  const held = plain(password);
  return names
    .flatMap((name) => plain(name).split(/[^\p{L}\p{N}]+/u))
    .some((part) => [...part].length >= PASSWORD_OWN_PART && held.includes(part));
}
