import { formatMoment } from '@byline/web-kit/dates';
import { useCurrentUser } from '@byline/web-kit/session';
import Checkbox from '@mui/material/Checkbox';
import clsx from 'clsx';
import { Check, ListChecks, Phone } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDeleteTaskMutation, type TaskResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { Avatar } from '../../../components/ui/Avatar';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { RichText } from '../../../components/ui/RichText';
import { Text } from '../../../components/ui/Text';
import { common } from '../../../i18n/common';
import { displayName } from '../../../lib/format';
import { useRemoval } from '../../../lib/useRemoval';
import { messages, taskTypes } from '../messages';
import { dotted, dueOf, type Due } from '../model';
import { TaskForm } from './TaskForm';
import style from './TaskItem.module.css';

const ICONS = { todo: ListChecks, call: Phone };

interface TaskItemProps {
  candidateId: string;
  task: TaskResponse;
  onTick: (completed: boolean) => void;
}

/** A task to tick off; its title opens what there is to do, and it turns into the form when it is edited. */
export function TaskItem({ candidateId, task, onTick }: TaskItemProps) {
  const { formatMessage } = useIntl();
  const removal = useRemoval();
  const [remove] = useDeleteTaskMutation();
  const [open, setOpen] = useState(false);
  const [editing, setEditing] = useState(false);
  const [now] = useState(() => new Date());
  const me = useCurrentUser()._id;
  const { title, type, completed } = task;
  const [assignee] = task.assigned;
  const Icon = ICONS[type];
  const due = dueOf(task, now);

  const onRemove = () =>
    removal({
      question: formatMessage(messages.removeQuestion),
      text: formatMessage(messages.removeText),
      done: formatMessage(messages.removed),
      success: true,
      remove: () => remove({ id: task._id }),
    });
  if (editing) {
    return (
      <li>
        <TaskForm candidateId={candidateId} task={task} onClose={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li className={style.task}>
      <div className={style.head}>
        <Checkbox
          checked={completed}
          icon={<span className={style.mark} />}
          checkedIcon={
            <span className={clsx(style.mark, style.done)}>
              <Check />
            </span>
          }
          onChange={(_, on) => onTick(on)}
          slotProps={{ input: { 'aria-label': formatMessage(messages.tick, { title }) } }}
        />
        <div className={style.main}>
          <Row>
            <button
              type="button"
              className={clsx(style.title, completed && style.finished)}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {title}
            </button>
            <span className={clsx('count' in due && style.late)} title={dotted(formatMoment(task.deadline))}>
              <DueText due={due} />
            </span>
          </Row>
          <Row className={style.facts}>
            <Icon size={12} />
            <Text size="small" grow>
              <FormattedMessage {...taskTypes[type]} />
            </Text>
            <Avatar person={assignee ?? {}} size="small" me={assignee?._id === me} />
            <Text size="small">{assignee ? displayName(assignee) : formatMessage(messages.gone)}</Text>
          </Row>
        </div>
        {open && (
          <MoreMenu
            label={formatMessage(messages.more, { title })}
            entries={[
              { id: 'edit', label: formatMessage(common.edit), onClick: () => setEditing(true) },
              { id: 'remove', label: formatMessage(common.remove), onClick: () => void onRemove() },
            ]}
          />
        )}
      </div>
      {open && (
        <div className={style.body}>
          <RichText html={task.description} me={me} />
        </div>
      )}
    </li>
  );
}

function DueText({ due }: { due: Due }) {
  if ('count' in due) return <FormattedMessage {...messages[due.kind]} values={{ count: due.count }} />;
  if (due.kind === 'today') return <FormattedMessage {...messages.todayAt} values={{ time: due.text }} />;
  return due.text;
}
