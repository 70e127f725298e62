import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import type { TaskResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { RecordForm } from '../../../components/record/RecordForm';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { taskSchema } from '../schema';
import { useTaskForm } from '../useTaskForm';
import { TaskFields } from './TaskFields';

interface TaskFormProps {
  candidateId: string;
  /** The task to change; undefined for a new one. */
  task?: TaskResponse;
  onClose: () => void;
  onMade?: () => void;
}

/** The form of a task about a candidate, in place beside the profile. */
export function TaskForm({ candidateId, task, onClose, onMade }: TaskFormProps) {
  const t = useT();
  const form = useTaskForm({ task, candidateId, onClose, onMade });
  return (
    <RecordForm
      form={form}
      schema={taskSchema(task ? form.saving.opened.deadline : '')}
      draft={{ form: task ? 'task' : 'new-task', record: task?._id ?? candidateId, shownBy: ['tab'] }}
      layout="inPlace"
      label={t(task ? 'tasks.edit' : 'tasks.add')}
    >
      <TaskFields />
      <Row atEnd>
        <FormActions onCancel={onClose} action={<FormattedMessage id="tasks.save" />} />
      </Row>
    </RecordForm>
  );
}
