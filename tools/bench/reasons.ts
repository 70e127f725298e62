/** The reasons for missed goals, from profiles and traces; the report shows them beside the goals. */
export const REASONS: { of: RegExp; why: string }[] = [
  {
    of: /^skills and translates(From|To), rare$/,
    why: 'nobody has both, no index has both, and 14,000 who have the rarer are read to find out',
  },
  {
    of: /^tiles of filter/,
    why: 'a count goes on to 10,000 and stops there; among 10,000 there are fewer to count',
  },
  {
    of: /^time$/,
    why: 'of 4.8 s of the API’s own, 26% is the garbage collector, 18% reading BSON, 13% the cells’ values, 9% their XML, 5% text to bytes; reading alone takes the database 1.1 s and the driver 0.9 s',
  },
  {
    of: /typed search/,
    why: '300 ms are the wait for another key; the rest is the list’s call with the browser’s question before it (another origin, CORS), 25 rows drawn, and two cores shared with the API, the database and the browser',
  },
  {
    of: /^memory at the end/,
    why: 'garbage waits to be collected: under this load the heap swings between 70 and 280 MB, and the system takes back nothing of what it once was, so one late collection is seen to the end (the profile says what is used after one)',
  },
  {
    of: /^console, an interaction/,
    why: 'one in twenty is the fourth slowest of a day; of the first opening of the filters React takes half, styles that MUI makes when first used a tenth, the browser’s layout and painting a third',
  },
];
