import { useT } from '@byline/web-kit/i18n';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { Page } from '../../components/layout/Page';
import { Boundary } from '../../components/ui/States';
import { DayAppointments } from '../../features/agenda/components/DayAppointments';
import { TaskFormPanel } from '../../features/tasks/components/TaskFormPanel';
import { TaskList } from '../../features/tasks/components/TaskList';
import { taskList } from '../../features/tasks/list-state';
import { useListState } from '../../lib/list-state/useListState';
import { useTitle } from '../../lib/useTitle';

/** `/tasks`, and `/tasks/add` with the empty form. */
export function Component() {
  useTitle(useT()('tasks.tab'));
  const { pathname } = useLocation();
  const [state, change] = useListState(taskList);
  const adding = pathname === '/tasks/add';
  const open = (id: string | null): void => change({ open: id }, false, '/tasks');
  const close = useCallback(() => change({ open: null }, false, '/tasks'), [change]);
  const search = taskList.format({ ...state, open: null }).toString();
  const shown = adding || state.open !== null;
  return (
    <Page beside={shown ? 'form' : undefined}>
      <Boundary>
        <TaskList
          state={state}
          onChange={change}
          onOpen={open}
          toTask={(id) => `/tasks?${taskList.format({ ...state, open: id }).toString()}`}
          toNew={search ? `/tasks/add?${search}` : '/tasks/add'}
          appointments={<DayAppointments above mine={state.mine} />}
        />
      </Boundary>
      {shown && (
        <Boundary resetKey={adding ? 'new' : (state.open ?? '')}>
          <TaskFormPanel key={adding ? 'new' : state.open} id={adding ? null : state.open} onClose={close} />
        </Boundary>
      )}
    </Page>
  );
}
