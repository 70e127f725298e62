import { isStale } from '@byline/web-kit/problems';
import { useLazyGetTestQuery, useUpdateTestMutation, type TestResponse } from '../../../api';
import type { ScoreChange } from '../model';

/** Changes the scores of a test. If a colleague was faster, applies the change to the new scores. */
export function useScores(test: TestResponse): (change: ScoreChange) => Promise<void> {
  const [update] = useUpdateTestMutation();
  const [get] = useLazyGetTestQuery();
  const save = (to: TestResponse, change: ScoreChange): Promise<unknown> =>
    update({ id: to._id, updateTestRequest: { scores: change(to.scores), version: to.version } }).unwrap();
  return async (change) => {
    try {
      await save(test, change);
    } catch (error) {
      if (!isStale(error)) throw error;
      await save(await get({ id: test._id }).unwrap(), change);
    }
  };
}
