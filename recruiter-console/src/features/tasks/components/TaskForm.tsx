import { FormattedMessage, useIntl } from 'react-intl';
import type { TaskResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { MergeConflict } from '../../../components/ui/merge/MergeConflict';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { messages } from '../messages';
import type { TaskValues } from '../model';
import { taskSchema } from '../schema';
import { useTaskForm } from '../useTaskForm';
import { TaskFields } from './TaskFields';

interface TaskFormProps {
  candidateId: string;
  /** The task to change; none for a new one. */
  task?: TaskResponse;
  onClose: () => void;
  onMade?: () => void;
}

/** Adds a task about a candidate, or changes one, in its place beside the profile. */
export function TaskForm({ candidateId, task, onClose, onMade }: TaskFormProps) {
  const { formatMessage } = useIntl();
  const { saving, save, words } = useTaskForm({ task, candidateId, onClose, onMade });
  return (
    <Form<TaskValues>
      initialValues={saving.opened}
      schema={taskSchema(task ? saving.opened.deadline : '')}
      onSubmit={save}
      onRefused={saving.onRefused}
      draft={{ form: task ? 'task' : 'new-task', record: task?._id ?? candidateId, shownBy: ['tab'] }}
      layout="inPlace"
      label={formatMessage(task ? messages.edit : messages.add)}
    >
      <MergeConflict saving={saving} words={words} />
      <TaskFields />
      <Row atEnd>
        <FormActions onCancel={onClose} action={<FormattedMessage {...messages.save} />} />
      </Row>
    </Form>
  );
}
