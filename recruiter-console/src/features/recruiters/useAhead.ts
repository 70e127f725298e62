import { now } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import {
  EXACT,
  useLazyListCalendarItemsQuery,
  useLazyListCandidatesQuery,
  useLazyListConversationsQuery,
  useLazyListEmailsQuery,
  useLazyListTasksQuery,
  type RecruiterResponse,
} from '../../api';

interface Ahead {
  /** A sentence for each kind of work that the recruiter has. */
  lines: string[];
  /** The number of candidates who stay assigned to the recruiter. */
  candidates: number;
}

/** Counts what a recruiter has ahead and says what becomes of it when they lose the role (docs/domain/accounts.md#roles). */
export function useAhead(): (recruiter: RecruiterResponse) => Promise<Ahead> {
  const t = useT();
  const [listItems] = useLazyListCalendarItemsQuery();
  const [listTasks] = useLazyListTasksQuery();
  const [listEmails] = useLazyListEmailsQuery();
  const [listConversations] = useLazyListConversationsQuery();
  const [listCandidates] = useLazyListCandidatesQuery();
  return async ({ _id }) => {
    const count = { limit: 1, prefer: EXACT } as const;
    const startDate = new Date(now()).toISOString();
    const [items, tasks, mails, conversations, candidates] = await Promise.all([
      listItems({ ...count, filter: { assignedTo: [_id], startDate } }),
      listTasks({ ...count, filter: { assignedTo: [_id], completed: false } }),
      listEmails({ ...count, filter: { createdBy: _id, status: 'scheduled' } }),
      listConversations({ ...count, filter: { assigneeId: _id } }),
      listCandidates({ ...count, filter: { assignedTo: [_id] } }),
    ]);
    const said = [
      ['recruiters.aheadItems', items.data?.totalCount ?? 0],
      ['recruiters.aheadTasks', tasks.data?.totalCount ?? 0],
      ['recruiters.aheadMails', mails.data?.totalCount ?? 0],
      ['recruiters.aheadConversations', conversations.data?.totalCount ?? 0],
      ['recruiters.aheadCandidates', candidates.data?.totalCount ?? 0],
    ] as const;
    const lines = said.flatMap(([id, total]) => (total > 0 ? [t(id, { count: total })] : []));
    return { lines, candidates: candidates.data?.totalCount ?? 0 };
  };
}
