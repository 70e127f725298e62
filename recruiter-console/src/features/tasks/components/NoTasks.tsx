import { useT } from '@byline/web-kit/i18n';
import { ListChecks } from 'lucide-react';
import { useListTasksQuery } from '../../../api';
import { EmptyState } from '../../../components/ui/States';
import type { Which } from '../list-state';

interface NoTasksProps {
  which: Which;
  /** Some are left out by more than whether they are done. */
  narrowed: boolean;
  /** Where it is a candidate's tasks that are shown. */
  candidateId?: string;
}

/** A list of tasks that is empty: there are none at all, none that are open, or none like that. */
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
