import { TASK_TYPES, type Problem } from '@byline/shared-types/domain';
import { useField } from '@byline/web-kit/form';
import { useCurrentUser } from '@byline/web-kit/session';
import { useNotify } from '@byline/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCreateTaskMutation, useLazyGetTaskQuery, useUpdateTaskMutation, type TaskResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { PersonPicker, type PickedPerson } from '../../../components/people/PersonPicker';
import { useFindMentions } from '../../../components/people/useFindMentions';
import { ConflictBanner } from '../../../components/ui/ConflictBanner';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Form } from '../../../components/ui/fields/Form';
import { SegmentField } from '../../../components/ui/fields/form-fields';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { TextField } from '../../../components/ui/fields/TextField';
import { RichText } from '../../../components/ui/RichText';
import { displayName } from '../../../lib/format';
import { messages, taskTypes } from '../messages';
import { changesOf, newTask, toRequest, toValues, type TaskValues } from '../model';
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
  const notify = useNotify();
  const findMentions = useFindMentions();
  const [create] = useCreateTaskMutation();
  const [update] = useUpdateTaskMutation();
  const [getTask] = useLazyGetTaskQuery();
  const [version, setVersion] = useState(task?.version);
  const [theirs, setTheirs] = useState<TaskResponse | null>(null);
  const [initial] = useState(() => (task ? toValues(task) : newTask({ _id, firstname, name, email })));

  const save = async (values: TaskValues): Promise<void> => {
    if (task) {
      const changed = { ...changesOf(values, task), ...(version !== undefined && { version }) };
      await update({ id: task._id, updateTaskRequest: changed }).unwrap();
    } else await create({ createTaskRequest: { ...toRequest(values), candidateId } }).unwrap();
    notify(formatMessage(task ? messages.updated : messages.created), { success: true });
    onClose();
  };
  const showTheirs = async (problem: Problem | null): Promise<boolean> => {
    if (!task || problem?.code !== 'stale_version') return false;
    setTheirs(await getTask({ id: task._id }).unwrap());
    return true;
  };
  return (
    <Form<TaskValues>
      initialValues={initial}
      schema={taskSchema(task ? initial.deadline : '')}
      onSubmit={save}
      onRefused={showTheirs}
      draft={{ form: task ? 'task' : 'new-task', record: task?._id ?? candidateId, shownBy: ['tab'] }}
      layout="inPlace"
      label={formatMessage(task ? messages.edit : messages.add)}
    >
      {({ values, setValues }) => (
        <>
          {theirs && (
            <ConflictBanner
              differences={differencesOf(values, toValues(theirs)).map(({ id, mine, other }) => ({
                field: formatMessage(messages[id]),
                mine,
                theirs: other,
              }))}
              onKeepMine={() => {
                setVersion(theirs.version);
                setTheirs(null);
              }}
              onTakeTheirs={() => {
                setVersion(theirs.version);
                setTheirs(null);
                void setValues(toValues(theirs));
              }}
            />
          )}
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
        </>
      )}
    </Form>
  );
}

/** Fields in which two versions differ, as they are read. */
function differencesOf(mine: TaskValues, other: TaskValues) {
  const nameOf = ({ assignedTo }: TaskValues): string => (assignedTo ? displayName(assignedTo) : '–');
  return [
    { id: 'title' as const, mine: mine.title, other: other.title },
    { id: 'assignedTo' as const, mine: nameOf(mine), other: nameOf(other) },
    { id: 'deadline' as const, mine: mine.deadline, other: other.deadline },
    {
      id: 'description' as const,
      mine: <RichText html={mine.description} />,
      other: <RichText html={other.description} />,
    },
  ];
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
