import { useCallback, useRef } from 'react';
import { useLazyGetBotCheckChallengeQuery } from '.';

/** Gets a bot check from the API and solves it; rejects if the call fails or if there is no solution in time. */
export function useBotCheck(): () => Promise<string> {
  const [challengeMe] = useLazyGetBotCheckChallengeQuery();
  return useCallback(async () => {
    const [challenge, { solve }] = await Promise.all([challengeMe().unwrap(), import('./solve-challenge')]);
    const payload = await solve(challenge);
    if (payload === null) throw new Error('The bot check was not solved in time');
    return payload;
  }, [challengeMe]);
}

/** The API accepts a solution for ten minutes, so the portal does not send one that is nearly as old. */
const FRESH_MS = 8 * 60_000;

/** Solves a bot check as soon as the user enters a form, so that submitting does not wait for it. Each solution is sent once. */
export function useBotCheckAhead(): { begin: () => void; take: () => Promise<string> } {
  const solveCheck = useBotCheck();
  const begun = useRef<{ at: number; solution: Promise<string> } | null>(null);
  const begin = useCallback((): Promise<string> => {
    const known = begun.current;
    if (known && performance.now() - known.at < FRESH_MS) return known.solution;
    const solution = solveCheck();
    const started = { at: performance.now(), solution };
    begun.current = started;
    // After a failure, submitting solves a new one.
    solution.catch(() => {
      if (begun.current === started) begun.current = null;
    });
    return solution;
  }, [solveCheck]);
  return {
    begin: useCallback(() => void begin(), [begin]),
    take: useCallback(() => {
      const solution = begin();
      begun.current = null;
      return solution;
    }, [begin]),
  };
}
