import type { Migration } from './migration.js';
import { writeSortKeys } from './write-sort-keys.js';

export const digits: Migration = {
  id: '0033-digits',
  does: 'lists sort the digits of every script, wide ones, and those in ½ and ² as numbers',
  up: (db) => writeSortKeys(db, () => ({})),
};
