/** For the pages of a list that the cache keeps as a whole. */
export const once = { subscribe: false, forceRefetch: true };

/** Reads anew, for `answerOf`. */
export const anew = { forceRefetch: true };

/**
 * The answer to a call outside a component. Keeps its subscription until then, because a change removes an answer that
 * has none.
 */
export async function answerOf<Answer>(call: PromiseLike<Answer> & { unsubscribe: () => void }): Promise<Answer> {
  try {
    return await call;
  } finally {
    call.unsubscribe();
  }
}
