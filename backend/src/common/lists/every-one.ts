import type { ListParams } from './list-definition.js';

/** More than a person has. */
const ALL = 100_000;

/** A list request for every record that matches. */
export const everyOne = <F extends object>(filter: F): ListParams<F> => ({
  filter,
  limit: ALL,
  skip: 0,
  sort: [
    ['createdAt', -1],
    ['_id', -1],
  ],
  exact: false,
});
