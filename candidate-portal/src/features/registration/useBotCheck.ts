import { useCallback } from 'react';
import { useCall } from '../../api/useCall';

/** Gets a bot check from the API and solves it; rejects with what the call failed with, or when no solution was found. */
export function useBotCheck(): () => Promise<string> {
  const call = useCall();
  return useCallback(async () => {
    const [challenge, { solve }] = await Promise.all([
      call(({ getBotCheckChallenge }) =>
        getBotCheckChallenge.initiate(undefined, { subscribe: false, forceRefetch: true }),
      ),
      import('./solve-challenge'),
    ]);
    const payload = await solve(challenge);
    if (payload === null) throw new Error('The bot check was not solved in time');
    return payload;
  }, [call]);
}
