import { ListChecks } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useListTasksQuery } from '../../../api';
import { EmptyState } from '../../../components/ui/States';
import type { Which } from '../list-state';
import { messages } from '../messages';

interface NoTasksProps {
  which: Which;
  /** Some are left out by more than whether they are done. */
  narrowed: boolean;
  /** Where it is a candidate's tasks that are shown. */
  candidateId?: string;
}

/** A list of tasks that is empty: there are none at all, none that are open, or none like that. */
export function NoTasks({ which, narrowed, candidateId }: NoTasksProps) {
  const { formatMessage } = useIntl();
  const { currentData, isFetching } = useListTasksQuery(
    { limit: 1, fields: ['_id'], filter: candidateId ? { candidateId: [candidateId] } : {} },
    { refetchOnMountOrArgChange: true },
  );
  if (!currentData || isFetching) return null;
  const [title, text] = (() => {
    const { none, noneText, noneYetText, noneMatch, noneMatchText, allDone, allDoneText } = messages;
    if (currentData.records.length === 0) return [none, candidateId ? noneText : noneYetText];
    return narrowed || which !== 'unfinished' ? [noneMatch, noneMatchText] : [allDone, allDoneText];
  })();
  return <EmptyState icon={ListChecks} title={formatMessage(title)} text={formatMessage(text)} />;
}
