import { PASSWORD } from './limits.js';

/** What is wrong with a password to be, by its characters alone (docs/domain/accounts.md#passwords); null when nothing is. */
export function passwordProblem(password: string): 'password_too_short' | 'password_too_simple' | null {
  const characters = [...password.trim()];
  if (characters.length < PASSWORD.min) return 'password_too_short';
  return new Set(characters).size < PASSWORD.different ? 'password_too_simple' : null;
}
