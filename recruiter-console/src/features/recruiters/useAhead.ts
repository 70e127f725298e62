import { now } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import {
  EXACT,
  useLazyListCalendarItemsQuery,
  useLazyListEmailsQuery,
  useLazyListTasksQuery,
  type RecruiterResponse,
} from '../../api';

/** Counts what a recruiter has ahead and says what becomes of it when they lose the role; empty without any (docs/domain/accounts.md#roles). */
export function useAhead(): (recruiter: RecruiterResponse) => Promise<string[]> {
  const t = useT();
  const [listItems] = useLazyListCalendarItemsQuery();
  const [listTasks] = useLazyListTasksQuery();
  const [listEmails] = useLazyListEmailsQuery();
  return async ({ _id }) => {
    const count = { limit: 1, prefer: EXACT } as const;
    const startDate = new Date(now()).toISOString();
    const [items, tasks, mails] = await Promise.all([
      listItems({ ...count, filter: { assignedTo: [_id], startDate } }),
      listTasks({ ...count, filter: { assignedTo: [_id], completed: false } }),
      listEmails({ ...count, filter: { createdBy: _id, status: 'scheduled' } }),
    ]);
    const said = [
      ['recruiters.aheadItems', items.data?.totalCount ?? 0],
      ['recruiters.aheadTasks', tasks.data?.totalCount ?? 0],
      ['recruiters.aheadMails', mails.data?.totalCount ?? 0],
    ] as const;
    return said.flatMap(([id, total]) => (total > 0 ? [t(id, { count: total })] : []));
  };
}
