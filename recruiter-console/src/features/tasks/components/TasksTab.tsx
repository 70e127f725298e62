import Button from '@mui/material/Button';
import { ListChecks, Plus, Search, X } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EXACT, useListTasksQuery } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead, Scroll } from '../../../components/layout/Pane';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { IconAction } from '../../../components/ui/IconAction';
import { List } from '../../../components/ui/List';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { Segment } from '../../../components/ui/Segment';
import { ShowMore } from '../../../components/ui/ShowMore';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { common } from '../../../i18n/common';
import { useShownRows } from '../../../lib/list-state/useShownRows';
import { messages } from '../messages';
import { TaskForm } from './TaskForm';
import { TaskItem } from './TaskItem';
import style from './TasksTab.module.css';
import { useTick } from './useTick';

type Which = 'unfinished' | 'finished' | 'all';
const FILTERS = {
  unfinished: { completed: false },
  finished: { completed: true },
  all: {},
};

/** What is open comes with the next deadline first, what was done and all with the last one. */
const sortOf = (which: Which) => [which === 'unfinished' ? ('deadline' as const) : ('-deadline' as const)];

/** Tasks about a candidate: add, tick off, search, filter, change, remove. */
export function TasksTab({ candidateId }: { candidateId: string }) {
  const { formatMessage } = useIntl();
  const [adding, setAdding] = useState(false);
  const [searching, setSearching] = useState(false);
  const [which, setWhich] = useState<Which>('unfinished');
  const rows = useShownRows();
  const { staying, tick } = useTick();
  const of = { candidateId: [candidateId] };
  const { currentData, data, error, isLoading, isFetching, refetch } = useListTasksQuery(
    { ...rows.query, filter: { ...of, ...FILTERS[which] }, sort: sortOf(which), prefer: EXACT },
    { refetchOnMountOrArgChange: true },
  );
  const records = data?.records ?? [];
  const stays = currentData ? staying.filter((task) => !records.some(({ _id }) => _id === task._id)) : [];
  const shown = [...records, ...stays].sort((a, b) => a.deadline.localeCompare(b.deadline));
  if (which !== 'unfinished') shown.reverse();
  const narrowed = which !== 'all' || rows.isSearching;
  return (
    <>
      {adding ? (
        <TaskForm candidateId={candidateId} onClose={() => setAdding(false)} />
      ) : (
        <PaneHead lined>
          {searching ? (
            <SearchInput
              label={formatMessage(messages.search)}
              value={rows.text}
              onChange={rows.setText}
              width="rest"
              autoFocus
            />
          ) : (
            <Segment<Which>
              label={formatMessage(messages.filter)}
              value={which}
              onChange={setWhich}
              options={[
                { value: 'unfinished', label: formatMessage(messages.unfinished) },
                { value: 'finished', label: formatMessage(messages.finished) },
                { value: 'all', label: formatMessage(common.all) },
              ]}
            />
          )}
          <IconAction
            icon={searching ? X : Search}
            label={formatMessage(searching ? common.close : messages.search)}
            onClick={() => {
              setSearching(!searching);
              rows.setText('');
            }}
          />
          <Grow />
          <Button onClick={() => setAdding(true)}>
            <Plus />
            <FormattedMessage {...messages.add} />
          </Button>
        </PaneHead>
      )}
      <Scroll column aria-busy={isFetching}>
        {isLoading && <ListSkeleton />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && shown.length === 0 && (
          <EmptyState
            icon={ListChecks}
            title={formatMessage(narrowed ? messages.noneMatch : messages.none)}
            text={formatMessage(narrowed ? messages.noneMatchText : messages.noneText)}
          />
        )}
        <div className={style.columns}>
          <List aria-label={formatMessage(messages.tab)}>
            {shown.map((task) => (
              <TaskItem
                key={task._id}
                candidateId={candidateId}
                task={staying.find(({ _id }) => _id === task._id) ?? task}
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
