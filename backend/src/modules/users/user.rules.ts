import { cleanLine } from '@byline/shared-types/domain';
import { searchFields, type SearchFields } from '../../common/lists/search.js';

/** An address as it is stored and compared. */
export const normaliseEmail = (email: string): string => cleanLine(email).toLowerCase();

interface Named {
  firstname: string;
  name: string;
  email: string;
}

/** What a user is found by: the name in both orders, and the address. */
export const userSearch = ({ firstname, name, email }: Named): SearchFields =>
  searchFields(`${firstname} ${name}`, `${name} ${firstname}`, email);
