import { useT } from '@byline/web-kit/i18n';
import { plainText } from '@byline/web-kit/rich-text';
import { useCurrentUser } from '@byline/web-kit/session';
import { useCreateTaskMutation, useLazyGetTaskQuery, useUpdateTaskMutation, type TaskResponse } from '../../api';
import type { FieldWords } from '../../components/ui/merge/field-words';
import { useRecordForm } from '../../components/ui/merge/useRecordForm';
import { displayName } from '../../lib/format';
import { newTask, toRequest, toValues, type TaskValues } from './model';

interface TaskFormOptions {
  /** The task to change; undefined for a new one. */
  task?: TaskResponse | undefined;
  /** The first values of a new task. */
  start?: Partial<TaskValues> | undefined;
  /** The candidate of a new task, if the form does not ask for one. */
  candidateId?: string;
  onClose: () => void;
  onMade?: (() => void) | undefined;
}

/** The state of a task's form. It saves, and merges with a colleague's change. */
export function useTaskForm({ task, start, candidateId, onClose, onMade }: TaskFormOptions) {
  const t = useT();
  const { _id, firstname, name, email } = useCurrentUser();
  const [create] = useCreateTaskMutation();
  const [update] = useUpdateTaskMutation();
  const [getTask] = useLazyGetTaskQuery();
  const words: FieldWords<TaskValues> = {
    label: (field) => t(`tasks.${field}`),
    text: (values, field) => {
      if (field === 'assignedTo' || field === 'candidate') return values[field] ? displayName(values[field]) : '';
      if (field === 'type') return t(`task.${values.type}`);
      return field === 'description' ? plainText(values.description) : values[field];
    },
  };
  return useRecordForm({
    ...{ record: task, toValues, toRequest, words, onClose, onMade },
    empty: () => ({ ...newTask({ _id, firstname, name, email }), ...start }),
    create: (request) => create({ createTaskRequest: { ...request, ...(candidateId && { candidateId }) } }).unwrap(),
    update: (id, updateTaskRequest) => update({ id, updateTaskRequest }).unwrap(),
    merges: true,
    read: (id) => getTask({ id }).unwrap(),
    made: (id) => (candidateId ? {} : { list: 'tasks', address: `/tasks?open=${id}` }),
    said: () => t(task ? 'tasks.task_updated' : 'tasks.task_created'),
  });
}
