/** Why goals are missed that are: shown beside them for as long as they are. */
export const REASONS: { of: RegExp; why: string }[] = [
  {
    of: /^ready$/,
    why: 'of 2.2 s of processor time half is finding and a quarter compiling 4,000 modules, most of them packages; one bundle would end that',
  },
  {
    of: /^(first page|one candidate|notes|notes of one candidate|applications|tiles)$/,
    why: 'the way through guards, pipes, interceptors and presenters, the log of each request, and mongoose where the limit has the bare driver',
  },
  {
    of: /beside logins/,
    why: 'a password hash takes a core for tens of milliseconds, and two cores are shared with the database and the load',
  },
  {
    of: /^a candidate$|^approving/,
    why: 'session, checks, audit trail, counters and outbox are commands of their own in the transaction',
  },
];
