import { useT } from '@byline/web-kit/i18n';
import { toProblem } from '@byline/web-kit/problems';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useUpdateScorecardCategoryMutation, type ScorecardCategoryResponse } from '../../api';

type Item = ScorecardCategoryResponse['items'][number];

/** Removes an item from its category after a confirmation. The server refuses if a scorecard uses it. Resolves to true if the item is gone. */
export function useRemoveItem(): (category: ScorecardCategoryResponse, item: Item) => Promise<boolean> {
  const t = useT();
  const { confirm, showError } = useDialogs();
  const notify = useNotify();
  const [update] = useUpdateScorecardCategoryMutation();
  return async ({ _id: id, label: category, items, version }, { _id, label: name }) => {
    const sure = await confirm({
      title: t('scorecardEditor.removeItemQuestion', { name }),
      text: t('scorecardEditor.removeItemText', { category }),
      danger: true,
      action: t('scorecardEditor.removeForGood'),
    });
    if (!sure) return false;
    const body = { items: items.filter((item) => item._id !== _id), version };
    const { error } = await update({ id, updateScorecardCategoryRequest: body });
    if (!error) notify(t('scorecardEditor.itemRemoved', { name }), { success: true });
    else if (toProblem(error)?.code === 'in_use') notify(t('scorecardEditor.itemInUse', { name }));
    else showError(error);
    return !error;
  };
}
