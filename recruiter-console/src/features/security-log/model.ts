import type { SecurityEventKind } from '@byline/shared-types/domain';
import type { SecurityEventResponse } from '../../api';

export const GROUPS = ['logins', 'credentials', 'accounts', 'reading', 'operations', 'deletions'] as const;
export type EventGroup = (typeof GROUPS)[number];

/** The group in which the filter offers each kind. */
const GROUP_OF: Record<SecurityEventKind, EventGroup> = {
  login: 'logins',
  login_refused: 'logins',
  login_locked: 'logins',
  code_refused: 'logins',
  logout: 'logins',
  sessions_ended: 'logins',
  password_changed: 'credentials',
  password_reset: 'credentials',
  address_changed: 'credentials',
  two_factor_on: 'credentials',
  two_factor_off: 'credentials',
  recovery_codes_made: 'credentials',
  passkey_added: 'credentials',
  passkey_removed: 'credentials',
  role_given: 'accounts',
  role_taken: 'accounts',
  account_removed: 'accounts',
  account_kept: 'accounts',
  candidates_opened: 'reading',
  files_downloaded: 'reading',
  candidates_exported: 'reading',
  candidates_merged: 'operations',
  merge_undone: 'operations',
  archive_asked: 'reading',
  archive_downloaded: 'reading',
  log_exported: 'reading',
  operation_begun: 'operations',
  operation_approved: 'operations',
  operation_declined: 'operations',
  operation_cancelled: 'operations',
  operation_undone: 'operations',
  deleted: 'deletions',
};

export const kindsOf = (group: EventGroup): SecurityEventKind[] =>
  (Object.keys(GROUP_OF) as SecurityEventKind[]).filter((kind) => GROUP_OF[kind] === group);

/** The log counts reading in quarters of an hour, so the moment of such an event is the start of one. */
export const isReading = ({ kind }: SecurityEventResponse): boolean =>
  kind === 'candidates_opened' || kind === 'files_downloaded';
