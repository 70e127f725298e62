/** What Redis does at once, for session-processes.ts. None of it goes by the clock of Redis. */

export const KEYS = {
  /** The processes that may have a lease, each with the number of its latest renewal. */
  processes: 'sessions:processes',
  /** The start of Redis since which the list is complete: one that has lost it, or is another machine, has another. */
  run: 'sessions:processes:run',
} as const;

const RUN = `local run = string.match(redis.call('INFO', 'server'), 'run_id:(%x+)')`;

/**
 * Puts a process on the list and answers the start of Redis, and whether it was there already. Who has been on the list of that start for longer
 * than a lease lasts knows that whoever holds a lease is on it by now.
 */
export const RENEW = `
${RUN}
local known = redis.call('ZSCORE', KEYS[1], ARGV[1])
if known and ARGV[3] == run then redis.call('SET', KEYS[2], run) end
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
return { run, known and 1 or 0 }`;

/** Tells of an ending and answers whether the list is complete, and the list. */
export const ANNOUNCE = `
${RUN}
redis.call('PUBLISH', ARGV[1], ARGV[2])
local complete = redis.call('GET', KEYS[2]) == run
return { complete and 1 or 0, unpack(redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')) }`;

/** Takes off the list who did not answer within a lease and has not renewed theirs since. */
export const DROP = `
for i = 1, #ARGV, 2 do
  if redis.call('ZSCORE', KEYS[1], ARGV[i]) == ARGV[i + 1] then redis.call('ZREM', KEYS[1], ARGV[i]) end
end`;
