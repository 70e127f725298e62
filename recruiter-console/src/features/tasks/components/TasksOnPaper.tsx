import { formatMoment } from '@byline/web-kit/dates';
import { useIntl } from 'react-intl';
import type { TaskResponse } from '../../../api';
import { PaperEntry } from '../../../components/record/PaperEntry';
import { RichText } from '../../../components/ui/RichText';
import { displayName } from '../../../lib/format';
import { messages, taskTypes, whichNames } from '../messages';

/** Each task, finished or not, with what there is to do. */
export function TasksOnPaper({ tasks }: { tasks: readonly TaskResponse[] }) {
  const { formatMessage } = useIntl();
  return tasks.map(({ _id, title, type, deadline, completed, assigned: [assignee], description }) => (
    <PaperEntry
      key={_id}
      title={title}
      facts={[
        formatMessage(taskTypes[type]),
        formatMoment(deadline),
        formatMessage(completed ? whichNames.finished : whichNames.unfinished),
        assignee ? displayName(assignee) : formatMessage(messages.gone),
      ]}
    >
      <RichText html={description} />
    </PaperEntry>
  ));
}
