/** What the product itself sends. */
export const SYSTEM_MAILS = [
  'activation',
  'password_reset',
  'already_activated',
  'account_exists',
  'email_change',
  'email_change_notice',
  'email_change_by_agency',
  'login_rescued',
  'login_rescued_notice',
  'login_locked',
  'codes_locked',
  'two_factor_on',
  'two_factor_off',
  'two_factor_renewed',
  'recovery_code_used',
  'recovery_codes_renewed',
  'password_changed',
  'archive_ready',
  'passkey_added',
  'passkey_removed',
  'account_leaving',
  'account_removed',
] as const;
export type SystemMail = (typeof SYSTEM_MAILS)[number];

/** Mails a person writes: on the mail tab of a candidate, or when declining an application. */
export const WRITTEN_MAILS = ['message', 'application_declined'] as const;
export type WrittenMail = (typeof WRITTEN_MAILS)[number];

export const MAIL_KINDS = [...WRITTEN_MAILS, ...SYSTEM_MAILS] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** What each of the product's own mails says about its recipient. */
export interface SystemMailData {
  /** Whether the one who clicks chooses the password, instead of having the one of the registration. */
  activation: { firstname: string; url: string; choosesPassword: boolean };
  password_reset: { firstname: string; url: string };
  already_activated: { firstname: string; url: string };
  account_exists: { firstname: string; url: string; resetUrl: string };
  email_change: { firstname: string; url: string };
  /** To the address that one logs in with so far; `url` confirms it, `stopUrl` stops it. */
  email_change_notice: { firstname: string; email: string; url: string; stopUrl: string };
  /** To the address so far; `url` stops it. */
  email_change_by_agency: { firstname: string; email: string; url: string };
  login_rescued: { firstname: string; url: string };
  /** To the address of before. */
  login_rescued_notice: { firstname: string };
  login_locked: { firstname: string; url: string };
  codes_locked: { firstname: string; url: string };
  two_factor_on: { firstname: string; url: string };
  two_factor_off: { firstname: string; url: string };
  /** `by` is the colleague who did it. */
  two_factor_renewed: { firstname: string; by: string; url: string };
  /** `left` is how many there are still. */
  recovery_code_used: { firstname: string; left: number; url: string };
  recovery_codes_renewed: { firstname: string; url: string };
  password_changed: { firstname: string; url: string };
  archive_ready: { firstname: string; url: string };
  /** `passkey` is its name. */
  passkey_added: { firstname: string; passkey: string; url: string };
  passkey_removed: { firstname: string; passkey: string; url: string };
  /** `until` is a moment in words; whether the agency keeps the profile. */
  account_leaving: { firstname: string; url: string; until: string; keepsData: boolean };
  account_removed: { firstname: string };
}
