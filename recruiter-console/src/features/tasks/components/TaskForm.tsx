import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import type { TaskResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { RecordForm } from '../../../components/record/RecordForm';
import { FormActions } from '../../../components/ui/fields/FormActions';
import type { TaskValues } from '../model';
import { taskSchema } from '../schema';
import { useTaskForm } from '../useTaskForm';
import { TaskFields } from './TaskFields';

interface TaskFormProps {
  candidateId: string;
  /** The task to change; undefined for a new one. */
  task?: TaskResponse;
  /** The first values of a new task. */
  start?: Partial<TaskValues>;
  /** True in a dialog; false in the tasks tab. */
  inDialog?: boolean;
  onClose: () => void;
  onMade?: () => void;
}

/** The form of a task about a candidate, in place beside the profile or in a dialog. */
export function TaskForm({ candidateId, task, start, inDialog = false, onClose, onMade }: TaskFormProps) {
  const t = useT();
  const form = useTaskForm({ task, start, candidateId, onClose, onMade });
  return (
    <RecordForm
      form={form}
      schema={taskSchema(task ? form.saving.opened.deadline : '')}
      draft={{
        form: task ? 'task' : inDialog ? 'task-dialog' : 'new-task',
        record: task?._id ?? candidateId,
        shownBy: inDialog ? [] : ['tab'],
      }}
      layout={inDialog ? 'stack' : 'inPlace'}
      label={t(task ? 'tasks.edit' : 'tasks.add')}
    >
      <TaskFields />
      <Row atEnd>
        <FormActions onCancel={onClose} action={<FormattedMessage id="tasks.save" />} />
      </Row>
    </RecordForm>
  );
}
