interface Call {
  data?: unknown;
  /** The answer to what is asked now. */
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
}

/** A call of a panel: what it answered last stays while the next answer is on its way, and not in the place of one that failed. */
export function lastAnswer<Answered extends Call>(call: Answered): Omit<Answered, 'data'> & Pick<Answered, 'data'> {
  const failed = call.error !== undefined && call.currentData === undefined && !call.isFetching;
  return failed ? { ...call, data: undefined } : call;
}
