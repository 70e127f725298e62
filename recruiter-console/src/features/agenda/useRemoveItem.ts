import { useT } from '@byline/web-kit/i18n';
import { useDeleteCalendarItemMutation } from '../../api';
import { useRemoval } from '../../lib/useRemoval';
import type { AgendaItem } from './model';

/** Removes an item after a confirmation; resolves to true if the item is gone. */
export function useRemoveItem(): (item: AgendaItem) => Promise<boolean> {
  const t = useT();
  const removal = useRemoval();
  const [remove] = useDeleteCalendarItemMutation();
  return ({ _id, title }) =>
    removal({
      question: t('agenda.sure_remove_item', { title }),
      text: t('agenda.removeText'),
      remove: () => remove({ id: _id }),
      done: t('agenda.removed'),
    });
}
