import { MAX_LINE } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import {
  EXACT,
  useCreateScorecardMutation,
  useDeleteScorecardMutation,
  useLazyListCandidateScorecardsQuery,
  useUpdateScorecardMutation,
} from '../../api';
import type { Values } from '../../lib/autosave/merge';
import { useRemoval } from '../../lib/useRemoval';
import { toRequest } from './model';

export function useCardActions(id: string) {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const removal = useRemoval();
  const [create] = useCreateScorecardMutation();
  const [update] = useUpdateScorecardMutation();
  const [remove] = useDeleteScorecardMutation();
  const [countRated] = useLazyListCandidateScorecardsQuery();

  /** Copies the scorecard with its items and weights. Resolves to the id of the copy. */
  const duplicate = async (values: Values): Promise<string | null> => {
    const { weights, ...content } = toRequest(values);
    const label = `${content.label.slice(0, MAX_LINE - 5)} (2)`;
    const { data, error } = await create({ createScorecardRequest: { ...content, label } });
    if (!data) {
      showError(error);
      return null;
    }
    const { _id, version } = data.data;
    const weighed = await update({ id: _id, updateScorecardRequest: { weights, version } });
    if (weighed.error) showError(weighed.error);
    else notify(t('scorecardEditor.added', { label }));
    return _id;
  };

  /** Asks first, with the number of candidates whom recruiters rated on it (docs/domain/recruiting.md#in-use). */
  const removeCard = async (label: string, onRemove: () => void): Promise<boolean> => {
    const rated = await countRated({ filter: { _id: [id] }, limit: 1, prefer: EXACT });
    if (rated.error) {
      showError(rated.error);
      return false;
    }
    const count = rated.data?.totalCount ?? 0;
    return removal({
      question: t('scorecardEditor.removeQuestion', { label }),
      text: t('scorecardEditor.removeText', { count }),
      remove: () => {
        onRemove();
        return remove({ id, force: count > 0 });
      },
      done: t('scorecardEditor.removed', { label }),
      success: true,
    });
  };
  return { duplicate, removeCard };
}
