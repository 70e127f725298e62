import { useCancel } from '@byline/web-kit/form';
import { toProblem } from '@byline/web-kit/problems';
import Button from '@mui/material/Button';
import { ListChecks, X } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetTaskQuery, type TaskResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneBody, PaneFoot, PaneHead, Scroll } from '../../../components/layout/Pane';
import { SidePanel } from '../../../components/layout/SidePanel';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { IconAction } from '../../../components/ui/IconAction';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { MergeConflict } from '../../../components/ui/merge/MergeConflict';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { common } from '../../../i18n/common';
import { isRecordId } from '../../../lib/record-id';
import { messages } from '../messages';
import type { TaskValues } from '../model';
import { taskSchema } from '../schema';
import { useRemoveTask } from '../useRemoveTask';
import { useTaskForm } from '../useTaskForm';
import { TaskFields } from './TaskFields';

interface TaskFormPanelProps {
  /** The task to change; null for a new one. */
  id: string | null;
  onClose: () => void;
}

/** The form beside the list, once its task is there. */
export function TaskFormPanel({ id, onClose }: TaskFormPanelProps) {
  const { formatMessage } = useIntl();
  const valid = id !== null && isRecordId(id);
  const query = useGetTaskQuery({ id: id ?? '' }, { skip: !valid, refetchOnMountOrArgChange: true });
  const missing = id !== null && (!valid || toProblem(query.error)?.status === 404);
  const task = query.currentData;
  return (
    <SidePanel label={formatMessage(id ? messages.edit : messages.add)} onClose={onClose} wide>
      {!missing && (id === null || task) ? (
        <PanelForm task={task} onClose={onClose} />
      ) : (
        <>
          <PaneHead size="bar" lined>
            <Grow />
            <IconAction icon={X} label={formatMessage(common.close)} onClick={onClose} />
          </PaneHead>
          {missing && (
            <EmptyState
              icon={ListChecks}
              title={formatMessage(messages.missing)}
              text={formatMessage(messages.missingText)}
            />
          )}
          {!missing && query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
          {!missing && !query.error && <ListSkeleton rows={5} />}
        </>
      )}
    </SidePanel>
  );
}

function PanelForm({ task, onClose }: { task: TaskResponse | undefined; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const title = useId();
  const { saving, save, words } = useTaskForm({ task, onClose });
  return (
    <Form<TaskValues>
      initialValues={saving.opened}
      schema={taskSchema(task ? saving.opened.deadline : '')}
      onSubmit={save}
      onRefused={saving.onRefused}
      draft={{ form: task ? 'task' : 'new-task', record: task?._id ?? '', shownBy: ['open'] }}
      layout="inPane"
      labelledBy={title}
    >
      <PaneHead size="bar" lined>
        <Text as="h2" size="panel" grow id={title}>
          <FormattedMessage {...(task ? messages.edit : messages.add)} />
        </Text>
        <IconAction icon={X} label={formatMessage(common.close)} onClick={onClose} />
      </PaneHead>
      <Scroll>
        <PaneBody gap={16}>
          <MergeConflict saving={saving} words={words} />
          <TaskFields asksCandidate />
        </PaneBody>
      </Scroll>
      <PaneFoot>
        {task && <RemoveButton task={task} onRemoved={onClose} />}
        <Grow />
        <FormActions onCancel={onClose} action={<FormattedMessage {...messages.save} />} />
      </PaneFoot>
    </Form>
  );
}

/** What was typed goes with the task. */
function RemoveButton({ task, onRemoved }: { task: TaskResponse; onRemoved: () => void }) {
  const remove = useRemoveTask(useCancel(onRemoved));
  return (
    <Button variant="text" color="error" onClick={() => void remove(task._id)}>
      <FormattedMessage {...common.remove} />
    </Button>
  );
}
