/** Kinds of events of the security log (docs/domain/security-log.md). */
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
  'candidates_merged',
  'merge_undone',
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

/** Lifetime of an event. */
export const SECURITY_LOG_MONTHS = 12;
/** Lifetime of a client's full address in days; its network is kept longer. */
export const SECURITY_ADDRESS_DAYS = 30;
/** An event of reading covers this many minutes of a session, so opening 34 candidates makes one event. */
export const SECURITY_READ_MINUTES = 15;
/** Maximum number of candidates in an event; one more starts another event. */
export const SECURITY_EVENT_CANDIDATES = 200;
