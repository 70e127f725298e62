import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { useState } from 'react';
import type { TaskResponse } from '../../../api';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { RichText } from '../../../components/ui/RichText';
import { useFocusBack } from '../../../lib/useFocusBack';
import { useFormShown } from '../../../lib/useFormShown';
import { useRemoveTask } from '../useRemoveTask';
import { TaskForm } from './TaskForm';
import style from './TaskItem.module.css';
import { TaskLine } from './TaskLine';

interface TaskItemProps {
  candidateId: string;
  task: TaskResponse;
  now: Date;
  onTick: (completed: boolean) => void;
}

/** A task with a check box. The title opens the description; editing replaces the task with its form. */
export function TaskItem({ candidateId, task, now, onTick }: TaskItemProps) {
  const t = useT();
  const remove = useRemoveTask();
  const [open, setOpen] = useState(false);
  const [editing, setEditing] = useFormShown({ form: 'task', record: task._id });
  const opener = useFocusBack(editing);
  const me = useCurrentUser()._id;
  const { title } = task;
  if (editing) {
    return (
      <li>
        <TaskForm candidateId={candidateId} task={task} onClose={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li className={style.task} data-record={task._id}>
      <TaskLine task={task} now={now} onTick={onTick} title={{ onClick: () => setOpen(!open), 'aria-expanded': open }}>
        {open && (
          <MoreMenu
            ref={opener}
            label={t('tasks.more', { title })}
            entries={[
              { id: 'edit', label: t('common.edit'), onClick: () => setEditing(true) },
              { id: 'remove', label: t('common.remove'), onClick: () => void remove(task._id) },
            ]}
          />
        )}
      </TaskLine>
      {open && (
        <div className={style.body}>
          <RichText html={task.description} me={me} />
        </div>
      )}
    </li>
  );
}
