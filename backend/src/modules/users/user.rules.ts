import { cleanLine, type ChangedAddress } from '@byline/shared-types/domain';
import { searchFields, type SearchFields } from '../../common/lists/search.js';
import type { EmailChange } from './user.record.js';

/** An address as it is stored and compared. */
export const normaliseEmail = (email: string): string => cleanLine(email).toLowerCase();

/** Whether a change of address can still be confirmed. */
export const isWaiting = (change: EmailChange | null | undefined): change is EmailChange =>
  !!change && !change.confirmedAt && !change.stoppedAt && change.expiresAt > new Date();

/** Which of the two addresses have not confirmed a change that waits. */
export const waitsFor = ({ newConfirmedAt, oldConfirmedAt }: EmailChange): ChangedAddress[] => [
  ...(newConfirmedAt ? [] : (['new'] as const)),
  ...(oldConfirmedAt ? [] : (['old'] as const)),
];

interface Named {
  firstname: string;
  name: string;
  email: string;
}

/** What a user is found by: the name in both orders, and the address. */
export const userSearch = ({ firstname, name, email }: Named): SearchFields =>
  searchFields(`${firstname} ${name}`, `${name} ${firstname}`, email);
