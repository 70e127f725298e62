/** What the security log tells of (docs/domain/security-log.md). */
export const SECURITY_EVENTS = [
  'login',
  'login_refused',
  'login_locked',
  'code_refused',
  'logout',
  'sessions_ended',
  'password_changed',
  'password_reset',
  'address_changed',
  'two_factor_on',
  'two_factor_off',
  'recovery_codes_made',
  'passkey_added',
  'passkey_removed',
  'role_given',
  'role_taken',
  'account_removed',
  'account_kept',
  'candidates_opened',
  'files_downloaded',
  'candidates_exported',
  'archive_asked',
  'archive_downloaded',
  'log_exported',
  'operation_begun',
  'operation_approved',
  'operation_declined',
  'operation_cancelled',
  'operation_undone',
  'deleted',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

/** How long an event is kept. */
export const SECURITY_LOG_MONTHS = 12;
/** How long the whole address of a client is kept; the network it is in stays. */
export const SECURITY_ADDRESS_DAYS = 30;
/** Reading is written down by session and this many minutes: who opened 34 candidates is one event. */
export const SECURITY_READ_MINUTES = 15;
/** Candidates that one event names; more begin another. */
export const SECURITY_EVENT_CANDIDATES = 200;
