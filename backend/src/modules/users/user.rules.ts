import { cleanLine, type ChangedAddress } from '@byline/shared-types/domain';
import { searchFields, type SearchFields } from '../../common/lists/search.js';
import type { EmailChange, UserRecord } from './user.record.js';

/** An address as it is stored and compared. */
export const normaliseEmail = (email: string): string => cleanLine(email).toLowerCase();

/** Whether a change of address can still be confirmed. */
export const isWaiting = (change: EmailChange | null | undefined): change is EmailChange =>
  !!change && !change.confirmedAt && !change.stoppedAt && change.expiresAt > new Date();

/** Whether a change of address counts and can still be stopped: another one would take the place of what stops it. */
export const isStoppable = (change: EmailChange | null | undefined): boolean =>
  !!change?.confirmedAt && !change.stoppedAt && change.expiresAt > new Date();

/** Which of the two addresses have not confirmed a change that waits. */
export const waitsFor = ({ newConfirmedAt, oldConfirmedAt }: EmailChange): ChangedAddress[] => [
  ...(newConfirmedAt ? [] : (['new'] as const)),
  ...(oldConfirmedAt ? [] : (['old'] as const)),
];

/** What a login is without the ways in that its owner, or somebody with their password, added to it since a moment. */
export function withoutAddedSince(
  { twofactor, passkeys = [] }: Pick<UserRecord, 'twofactor' | 'passkeys'>,
  since: Date,
): Partial<UserRecord> {
  const isAdded = (at: Date | undefined): boolean => at !== undefined && at >= since;
  return {
    twofactorSetup: null,
    passkeys: passkeys.filter(({ createdAt }) => !isAdded(createdAt)),
    ...(twofactor && isAdded(twofactor.recoveryAt) ? { twofactor: { ...twofactor, recovery: [] } } : {}),
    ...(twofactor && isAdded(twofactor.turnedOnAt) ? { twofactorEnabled: false, twofactor: null } : {}),
  };
}

/** A login that nothing opens any more but a link that is mailed from now on. */
export const NO_WAYS_IN: Partial<UserRecord> = {
  passwordHash: null,
  reset: null,
  emailChange: null,
  twofactorEnabled: false,
  twofactor: null,
  twofactorSetup: null,
  passkeys: [],
  removal: null,
};

interface Named {
  firstname: string;
  name: string;
  email: string;
}

/** What a user is found by: the name in both orders, and the address. */
export const userSearch = ({ firstname, name, email }: Named): SearchFields =>
  searchFields(`${firstname} ${name}`, `${name} ${firstname}`, email);
