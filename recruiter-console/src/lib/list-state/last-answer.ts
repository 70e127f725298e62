interface Call {
  data?: unknown;
  /** The answer to the current query. */
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
}

/** For a panel: keeps the last answer while the next one loads, but drops it when the next one fails. */
export function lastAnswer<Answered extends Call>(call: Answered): Omit<Answered, 'data'> & Pick<Answered, 'data'> {
  const failed = call.error !== undefined && call.currentData === undefined && !call.isFetching;
  return failed ? { ...call, data: undefined } : call;
}
