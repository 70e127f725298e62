import { cleanLine } from '@byline/shared-types/domain';
import { searchFields, type SearchFields } from '../../common/lists/search.js';
import type { EmailChange } from './user.record.js';

/** An address as it is stored and compared. */
export const normaliseEmail = (email: string): string => cleanLine(email).toLowerCase();

/** Whether a change of address can still be confirmed. */
export const isWaiting = (change: EmailChange | null | undefined): change is EmailChange =>
  !!change && !change.confirmedAt && change.expiresAt > new Date();

interface Named {
  firstname: string;
  name: string;
  email: string;
}

/** What a user is found by: the name in both orders, and the address. */
export const userSearch = ({ firstname, name, email }: Named): SearchFields =>
  searchFields(`${firstname} ${name}`, `${name} ${firstname}`, email);
