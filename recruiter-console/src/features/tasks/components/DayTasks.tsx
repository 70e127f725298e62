import { now, today } from '@byline/web-kit/dates';
import { useCurrentUser } from '@byline/web-kit/session';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { EXACT, useListTasksQuery } from '../../../api';
import { DaySection } from '../../../components/day/DaySection';
import { List } from '../../../components/ui/List';
import { lastAnswer } from '../../../lib/list-state/last-answer';
import { useNow } from '../../../lib/useNow';
import style from './DayTasks.module.css';
import { TaskLine } from './TaskLine';
import { useTick, withTicked } from './useTick';

const MOST = 25;
const AGAIN = { refetchOnMountOrArgChange: true } as const;

/** The user's open tasks of today, and one line with the number of the overdue ones. */
export function DayTasks() {
  const me = useCurrentUser()._id;
  const clock = useNow();
  const [since] = useState(() => new Date(now()).toISOString());
  const { staying, tick } = useTick();
  const filter = { assignedTo: [me], completed: false };
  const of = lastAnswer(
    useListTasksQuery(
      { filter: { ...filter, deadline: { from: since, to: today() } }, sort: ['deadline'], limit: MOST, prefer: EXACT },
      AGAIN,
    ),
  );
  const late = lastAnswer(
    useListTasksQuery(
      { filter: { ...filter, deadline: { to: since } }, fields: ['_id'], limit: 1, prefer: EXACT },
      AGAIN,
    ),
  );
  const overdue = late.data?.totalCount ?? 0;
  const tasks = withTicked(of.data?.records ?? [], staying, true);
  return (
    <DaySection
      title={<FormattedMessage id="day.tasks" />}
      // The line of the overdue ones stands above the tasks, so each waits for the other.
      answer={{
        data: of.data && late.data,
        error: of.error ?? late.error,
        refetch: () => [of.refetch(), late.refetch()],
      }}
      count={Math.max(of.data?.totalCount ?? 0, tasks.length) + overdue}
      all="/tasks"
    >
      {overdue > 0 && (
        <Link className={style.overdue} to="/tasks?late=1">
          <FormattedMessage id="day.overdue" values={{ count: overdue }} />
        </Link>
      )}
      <List>
        {tasks.map((task) => (
          <li key={task._id} className={style.task}>
            <TaskLine
              inGroups
              task={task}
              now={clock}
              onTick={(completed) => void tick(task, completed)}
              title={{ to: `/tasks?open=${task._id}` }}
            />
          </li>
        ))}
      </List>
    </DaySection>
  );
}
