import { useT } from '@byline/web-kit/i18n';
import { useGetTaskQuery, type TaskResponse } from '../../../api';
import { SidePanel } from '../../../components/layout/SidePanel';
import { NoRecord } from '../../../components/record/NoRecord';
import { SideForm } from '../../../components/record/SideForm';
import { SideRecord } from '../../../components/record/SideRecord';
import { isRecordId } from '../../../lib/record-id';
import { taskSchema } from '../schema';
import { useRemoveTask } from '../useRemoveTask';
import { useTaskForm } from '../useTaskForm';
import { TaskFields } from './TaskFields';

interface TaskFormPanelProps {
  /** The task to change; null for a new one. */
  id: string | null;
  onClose: () => void;
}

/** The form of a task in a side panel. Loads the task first. */
export function TaskFormPanel({ id, onClose }: TaskFormPanelProps) {
  const t = useT();
  const valid = id !== null && isRecordId(id);
  const query = useGetTaskQuery({ id: id ?? '' }, { skip: !valid, refetchOnMountOrArgChange: true });
  const gone = <NoRecord title="tasks.missing" text="tasks.missingText" />;
  return (
    <SidePanel label={t(id ? 'tasks.edit' : 'tasks.add')} onClose={onClose} size="form">
      {id === null ? (
        <PanelForm onClose={onClose} />
      ) : (
        <SideRecord query={query} none={!valid} gone={gone} onClose={onClose}>
          {(task) => <PanelForm task={task} onClose={onClose} />}
        </SideRecord>
      )}
    </SidePanel>
  );
}

function PanelForm({ task, onClose }: { task?: TaskResponse; onClose: () => void }) {
  const t = useT();
  const form = useTaskForm({ task, onClose });
  const remove = useRemoveTask();
  return (
    <SideForm
      title={t(task ? 'tasks.edit' : 'tasks.add')}
      form={form}
      schema={taskSchema(task ? form.saving.opened.deadline : '')}
      draft={{ form: task ? 'task' : 'new-task', record: task?._id ?? '', shownBy: ['open'] }}
      verb="tasks.save"
      onClose={onClose}
      remove={task && (() => remove(task._id))}
    >
      <TaskFields asksCandidate />
    </SideForm>
  );
}
