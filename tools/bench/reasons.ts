/** Why goals are missed that are, from profiles and traces: shown beside them for as long as they are. */
export const REASONS: { of: RegExp; why: string }[] = [
  {
    of: /^(first page|one candidate|notes|notes of one candidate|applications|tiles)$/,
    why: 'the profile is below',
  },
  {
    of: /^deep page/,
    why: 'the nearer end is 10,000 rows away and each of their keys is passed; the console turns pages by the row they follow, as fast as the first',
  },
  {
    of: /beside logins/,
    why: 'a password hash takes a core for 20 ms and more, and two cores are shared with the database and the load',
  },
  {
    of: /^skills and translates(From|To), rare$/,
    why: 'nobody has both, no index has both, and 14,000 who have the rarer are read to find out',
  },
  {
    of: /^a change of function/,
    why: 'what is filtered on most is beside the other filters in their indexes, from which such pairs are counted without reading anybody',
  },
  {
    of: /^a change of status/,
    why: 'where a candidate stands is in each index of a filter, from which its tiles are counted without reading anybody: ten times as fast for those who look, 3 ms more for who writes',
  },
];
