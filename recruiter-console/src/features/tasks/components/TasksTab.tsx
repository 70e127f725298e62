import { useT } from '@byline/web-kit/i18n';
import Button from '@mui/material/Button';
import { Plus, Search, X } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EXACT, useListTasksQuery } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead, Scroll } from '../../../components/layout/Pane';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { IconAction } from '../../../components/ui/IconAction';
import { List } from '../../../components/ui/List';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { Segment } from '../../../components/ui/Segment';
import { ShowMore } from '../../../components/ui/ShowMore';
import { ErrorState } from '../../../components/ui/States';
import { lastAnswer } from '../../../lib/list-state/last-answer';
import { useShownRows } from '../../../lib/list-state/useShownRows';
import { useFocusBack } from '../../../lib/useFocusBack';
import { useFormShown } from '../../../lib/useFormShown';
import { callFor, WHICH, type Which } from '../list-state';
import { NoTasks } from './NoTasks';
import { TaskForm } from './TaskForm';
import { TaskItem } from './TaskItem';
import style from './TasksTab.module.css';
import { useTick, withTicked } from './useTick';

export function TasksTab({ candidateId }: { candidateId: string }) {
  const t = useT();
  const [adding, setAdding] = useFormShown({ form: 'new-task', record: candidateId });
  const opener = useFocusBack(adding);
  const [searching, setSearching] = useState(false);
  const [which, setWhich] = useState<Which>('unfinished');
  const rows = useShownRows();
  const { staying, tick } = useTick();
  const { filter, sort } = callFor(which);
  const { currentData, data, error, isLoading, isFetching, refetch } = lastAnswer(
    useListTasksQuery(
      { ...rows.query, filter: { ...filter, candidateId: [candidateId] }, sort, prefer: EXACT },
      { refetchOnMountOrArgChange: true },
    ),
  );
  const records = data?.records ?? [];
  const shown = withTicked(records, currentData ? staying : [], which === 'unfinished');
  return (
    <>
      {adding ? (
        <TaskForm
          candidateId={candidateId}
          onClose={() => setAdding(false)}
          onMade={() => {
            setWhich('unfinished');
            rows.showAll();
          }}
        />
      ) : (
        <PaneHead lined>
          {searching ? (
            <SearchInput label={t('tasks.search')} value={rows.text} onChange={rows.setText} width="rest" autoFocus />
          ) : (
            <Segment<Which>
              label={t('tasks.filter')}
              value={which}
              onChange={setWhich}
              options={WHICH.map((value) => ({ value, label: t(`tasks.which.${value}`) }))}
            />
          )}
          <IconAction
            icon={searching ? X : Search}
            label={t(searching ? 'common.close' : 'tasks.search')}
            onClick={() => {
              setSearching(!searching);
              rows.setText('');
            }}
          />
          <Grow />
          <Button ref={opener} onClick={() => setAdding(true)}>
            <Plus />
            <FormattedMessage id="tasks.add" />
          </Button>
        </PaneHead>
      )}
      <Scroll column aria-busy={isFetching}>
        {isLoading && <ListSkeleton />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && shown.length === 0 && <NoTasks which={which} narrowed={rows.isSearching} candidateId={candidateId} />}
        <div className={style.columns}>
          <List aria-label={t('tasks.tab')}>
            {shown.map((task) => (
              <TaskItem
                key={task._id}
                candidateId={candidateId}
                task={task}
                onTick={(completed) => void tick(task, completed)}
              />
            ))}
          </List>
        </div>
        <ShowMore shown={records.length} total={data?.totalCount ?? 0} onMore={rows.onMore} />
      </Scroll>
    </>
  );
}
