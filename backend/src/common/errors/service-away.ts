/** Names of the drivers' errors for a late answer of MongoDB or Redis, or an absent server. */
const NAMES = [
  'MongoOperationTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'WaitQueueTimeoutError',
  'MaxRetriesPerRequestError',
];
/** ioredis gives these no name. */
const MESSAGES = ['Command timed out', 'Connection is closed.'];

/** A connection that ended while the driver was writing. */
const CODES = ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT'];

/** Whether an error says that the database or Redis is away: later the same request can succeed. */
export function isServiceAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (NAMES.includes(error.name) || MESSAGES.includes(error.message) || CODES.includes(code)) return true;
  return isServiceAway(error.cause);
}
