import { TASK_TYPES } from '@byline/shared-types/domain';
import { useField } from '@byline/web-kit/form';
import { plainText } from '@byline/web-kit/rich-text';
import { useCurrentUser } from '@byline/web-kit/session';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCreateTaskMutation, useLazyGetTaskQuery, useUpdateTaskMutation, type TaskResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { PersonPicker, type PickedPerson } from '../../../components/people/PersonPicker';
import { useFindMentions } from '../../../components/people/useFindMentions';
import { changedPart, type FieldWords } from '../../../components/ui/merge/merge';
import { MergeConflict } from '../../../components/ui/merge/MergeConflict';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Form } from '../../../components/ui/fields/Form';
import { SegmentField } from '../../../components/ui/fields/form-fields';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { TextField } from '../../../components/ui/fields/TextField';
import { displayName } from '../../../lib/format';
import { messages, taskTypes } from '../messages';
import { newTask, toRequest, toValues, type TaskValues } from '../model';
import { taskSchema } from '../schema';
import { DeadlineField } from './DeadlineField';

interface TaskFormProps {
  candidateId: string;
  /** The task to change; none for a new one. */
  task?: TaskResponse;
  onClose: () => void;
}

/** Adds a task about a candidate, or changes one. */
export function TaskForm({ candidateId, task, onClose }: TaskFormProps) {
  const { formatMessage } = useIntl();
  const { _id, firstname, name, email } = useCurrentUser();
  const findMentions = useFindMentions();
  const [create] = useCreateTaskMutation();
  const [update] = useUpdateTaskMutation();
  const [getTask] = useLazyGetTaskQuery();
  const words: FieldWords<TaskValues> = {
    label: (field) => formatMessage(messages[field]),
    text: (values, field) => {
      if (field === 'assignedTo') return values.assignedTo ? displayName(values.assignedTo) : '';
      if (field === 'type') return formatMessage(taskTypes[values.type]);
      return field === 'description' ? plainText(values.description) : values[field];
    },
  };
  const { saving, save } = useRecordForm<TaskResponse, TaskValues>({
    ...{ record: task, toValues, words, onClose },
    empty: () => newTask({ _id, firstname, name, email }),
    make: (values) => create({ createTaskRequest: { ...toRequest(values), candidateId } }).unwrap(),
    change: (id, values, base, version) => {
      const change = changedPart(toRequest(values), toRequest(base));
      return update({ id, updateTaskRequest: { ...change, version } }).unwrap();
    },
    read: (id) => getTask({ id }).unwrap(),
    said: () => formatMessage(task ? messages.updated : messages.created),
  });
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
      <TextField name="title" label={formatMessage(messages.title)} required autoFocus />
      <SegmentField
        name="type"
        label={formatMessage(messages.type)}
        options={TASK_TYPES.map((type) => ({ value: type, label: <FormattedMessage {...taskTypes[type]} /> }))}
      />
      <AssigneeField />
      <DeadlineField />
      <RichTextField
        name="description"
        label={formatMessage(messages.description)}
        required
        findMentions={findMentions}
      />
      <Row atEnd>
        <FormActions onCancel={onClose} action={<FormattedMessage {...messages.save} />} />
      </Row>
    </Form>
  );
}

function AssigneeField() {
  const { formatMessage } = useIntl();
  const field = useField<PickedPerson | null>('assignedTo');
  return (
    <FieldFrame id={field.id} label={formatMessage(messages.assignedTo)} error={field.error} required>
      <PersonPicker
        id={field.id}
        value={field.value}
        onChange={field.setValue}
        placeholder={formatMessage(messages.findPerson)}
        error={field.error !== undefined}
      />
    </FieldFrame>
  );
}
