import { useT } from '@byline/web-kit/i18n';
import { ListChecks } from 'lucide-react';
import { useListTasksQuery } from '../../../api';
import { EmptyState } from '../../../components/ui/States';
import type { Which } from '../list-state';

interface NoTasksProps {
  which: Which;
  /** True if a search or another filter hides tasks. */
  narrowed: boolean;
  /** The candidate, if the list shows only this candidate's tasks. */
  candidateId?: string;
}

/** Explains an empty list: no tasks at all, no open tasks, or no match. */
export function NoTasks({ which, narrowed, candidateId }: NoTasksProps) {
  const t = useT();
  const { currentData, isFetching } = useListTasksQuery(
    { limit: 1, fields: ['_id'], filter: candidateId ? { candidateId: [candidateId] } : {} },
    { refetchOnMountOrArgChange: true },
  );
  if (!currentData || isFetching) return null;
  const [title, text] = (() => {
    if (currentData.records.length === 0)
      return ['tasks.none', candidateId ? 'tasks.noneText' : 'tasks.noneYetText'] as const;
    return narrowed || which !== 'unfinished'
      ? (['tasks.noneMatch', 'tasks.noneMatchText'] as const)
      : (['tasks.allDone', 'tasks.allDoneText'] as const);
  })();
  return <EmptyState icon={ListChecks} title={t(title)} text={t(text)} />;
}
