import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { now } from '@byline/web-kit/dates';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { answerOf, api, EXACT, anew, useListTasksQuery, type TaskResponse } from '../../../api';
import { Pager } from '../../../components/list/Pager';
import { Pane, Scroll } from '../../../components/layout/Pane';
import { List } from '../../../components/ui/List';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { useKeptScroll } from '../../../lib/list-state/useKeptScroll';
import type { ChangeNewest } from '../../../lib/list-state/useListState';
import { useNow } from '../../../lib/useNow';
import { useRows } from '../../../lib/list-state/useRows';
import { useTurnToMade } from '../../../lib/made/useTurnToMade';
import { foldsOverdue, taskList, tasksMatching, type TaskListState } from '../list-state';
import { useGroupCounts } from '../useGroupCounts';
import { usePaper } from '../usePaper';
import { NoTasks } from './NoTasks';
import { TaskGroups } from './TaskGroups';
import { TaskHead } from './TaskHead';
import { TaskLine } from './TaskLine';
import style from './TaskList.module.css';
import { useTick, withTicked } from './useTick';

interface TaskListProps {
  state: TaskListState;
  onChange: ChangeNewest<TaskListState>;
  onOpen: (id: string) => void;
  /** The address of an open task. */
  toTask: (id: string) => string;
  /** The address of the empty form. */
  toNew: string;
  /** The appointments of today, above the open tasks. */
  appointments: ReactNode;
}

/** The tasks of all recruiters: open ones by deadline, finished ones with the latest first (docs/domain/agenda.md#tasks). */
export function TaskList({ state: shownState, onChange, onOpen, toTask, toNew, appointments }: TaskListProps) {
  const t = useT();
  const me = useCurrentUser()._id;
  const [since] = useState(() => new Date(now()).toISOString());
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const callOf = (of: TaskListState) => ({ ...tasksMatching(of, me, since), prefer: EXACT });
  const paper = usePaper(shownState, (of) => answerOf(dispatch(api.endpoints.listTasks.initiate(callOf(of), anew))));
  const state = paper ?? shownState;
  const { page, size, which } = state;
  const call = callOf(state);
  // Asks for the rows before the counts, because the API answers in this order. Rows for paper are just read.
  const list = useListTasksQuery(call, { refetchOnMountOrArgChange: paper === null });
  const { counts, calls } = useGroupCounts(state, me, since);
  const folded = foldsOverdue(state);
  useTurnToMade({
    ...{ list: 'tasks', state, onChange },
    all: { search: '', which: 'unfinished', mine: false, late: true, type: null },
    read: (of, rows) => api.endpoints.listTasks.initiate({ ...tasksMatching(of, me, since), ...rows }, anew),
  });
  const of = [call.search, call.filter];
  const shown = useRows(list, { page, size, of, onPage: (last) => onChange({ page: last }, true), also: calls });
  const { staying, tick } = useTick();
  const clock = useNow();
  const waiting = shown.dimmed || shown.loadingRows !== undefined;
  const scroll = useKeptScroll(taskList.format({ ...shownState, open: null }).toString(), !waiting);
  const tasks = withTicked(shown.rows, waiting ? [] : staying, which === 'unfinished');
  const line = (task: TaskResponse) => (
    <li key={task._id} className={style.task} data-record={task._id} data-open={task._id === state.open || undefined}>
      <TaskLine
        inGroups
        task={task}
        now={clock}
        onTick={(completed) => void tick(task, completed)}
        title={{ to: toTask(task._id), onOpen: () => onOpen(task._id), 'aria-current': task._id === state.open }}
      />
    </li>
  );
  return (
    <Pane whole aria-label={t('tasks.tab')}>
      <TaskHead
        {...{ state, onChange, toNew }}
        total={shown.total === null ? null : shown.total + ((folded && counts.overdue) || 0)}
      />
      <Scroll column aria-busy={waiting} className={style.rows} data-dimmed={shown.dimmed || undefined} {...scroll}>
        {which === 'unfinished' && page === 1 && appointments}
        {shown.loadingRows !== undefined && <ListSkeleton rows={6} />}
        {shown.error !== undefined && <ErrorState error={shown.error} onRetry={shown.retry} />}
        {!waiting && !shown.error && tasks.length === 0 && !(folded && counts.overdue) && (
          <NoTasks which={which} narrowed={state.search.trim() !== '' || state.type !== null} />
        )}
        {which === 'unfinished' ? (
          <TaskGroups
            tasks={tasks}
            counts={counts}
            now={clock}
            line={line}
            folded={folded}
            onFold={(fold) => onChange({ late: !fold })}
          />
        ) : (
          tasks.length > 0 && <List aria-label={t('tasks.tab')}>{tasks.map(line)}</List>
        )}
      </Scroll>
      <Pager
        page={page}
        size={size}
        total={shown.total}
        onPage={(next) => onChange({ page: next })}
        onSize={(next) => onChange({ size: next })}
      />
    </Pane>
  );
}
