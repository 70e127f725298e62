import type { SecretField } from '../form';
import type { MessageId } from '../i18n';
import { passwordStrength } from './password-strength';

export type PasswordName = Exclude<SecretField, 'code'>;

/** Labels of the button that shows the password; they differ, because a form may have two such fields. */
export const passwordEyes = {
  password: { show: 'password.show', hide: 'password.hide' },
  confirm: { show: 'password.showConfirmation', hide: 'password.hideConfirmation' },
  currentPassword: { show: 'password.showCurrent', hide: 'password.hideCurrent' },
} as const satisfies Record<PasswordName, Record<'show' | 'hide', MessageId>>;

const STRENGTHS = [
  'password.tooShort',
  'password.weak',
  'password.fair',
  'password.strong',
  'password.veryStrong',
] as const;

/** The rule of a new password, then the strength of the typed one. */
export const strengthWords = (password: string): MessageId =>
  password === '' ? 'password.rule' : STRENGTHS[passwordStrength(password)];
