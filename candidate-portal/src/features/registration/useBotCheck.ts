import { useCallback } from 'react';
import { useLazyGetBotCheckChallengeQuery } from '../../api';

/** Gets a bot check from the API and solves it; rejects with what the call failed with, or when no solution was found. */
export function useBotCheck(): () => Promise<string> {
  const [getChallenge] = useLazyGetBotCheckChallengeQuery();
  return useCallback(async () => {
    const [challenge, { solve }] = await Promise.all([
      getChallenge(undefined, false).unwrap(),
      import('./solve-challenge'),
    ]);
    const payload = await solve(challenge);
    if (payload === null) throw new Error('The bot check was not solved in time');
    return payload;
  }, [getChallenge]);
}
