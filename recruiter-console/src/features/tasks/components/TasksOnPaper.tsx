import { formatMoment } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import type { TaskResponse } from '../../../api';
import { PaperEntry } from '../../../components/record/PaperEntry';
import { RichText } from '../../../components/ui/RichText';
import { displayName } from '../../../lib/format';

export function TasksOnPaper({ tasks }: { tasks: readonly TaskResponse[] }) {
  const t = useT();
  return tasks.map(({ _id, title, type, deadline, completed, assigned: [assignee], description }) => (
    <PaperEntry
      key={_id}
      title={title}
      facts={[
        t(`task.${type}`),
        formatMoment(deadline),
        t(completed ? 'tasks.which.finished' : 'tasks.which.unfinished'),
        assignee ? displayName(assignee) : t('tasks.gone'),
      ]}
    >
      <RichText html={description} />
    </PaperEntry>
  ));
}
