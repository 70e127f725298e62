import { toProblem } from '@byline/web-kit/problems';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useIntl } from 'react-intl';
import { useUpdateScorecardCategoryMutation, type ScorecardCategoryResponse } from '../../api';
import { messages } from './messages';

type Item = ScorecardCategoryResponse['items'][number];

/** Removes an item from its category, after a question; one that a scorecard has stays. Answers whether it is gone. */
export function useRemoveItem(): (category: ScorecardCategoryResponse, item: Item) => Promise<boolean> {
  const { formatMessage } = useIntl();
  const { confirm, showError } = useDialogs();
  const notify = useNotify();
  const [update] = useUpdateScorecardCategoryMutation();
  return async ({ _id: id, label: category, items, version }, { _id, label: name }) => {
    const sure = await confirm({
      title: formatMessage(messages.removeItemQuestion, { name }),
      text: formatMessage(messages.removeItemText, { category }),
      danger: true,
      action: formatMessage(messages.removeForGood),
    });
    if (!sure) return false;
    const body = { items: items.filter((item) => item._id !== _id), version };
    const { error } = await update({ id, updateScorecardCategoryRequest: body });
    if (!error) notify(formatMessage(messages.itemRemoved, { name }), { success: true });
    else if (toProblem(error)?.code === 'in_use') notify(formatMessage(messages.itemInUse, { name }));
    else showError(error);
    return !error;
  };
}
