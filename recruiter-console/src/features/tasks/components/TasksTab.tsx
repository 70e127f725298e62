import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EXACT, useListTasksQuery } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead } from '../../../components/layout/Pane';
import { RecordTab, SearchOrFilter } from '../../../components/record/RecordTab';
import { Segment } from '../../../components/ui/Segment';
import { lastAnswer } from '../../../lib/list-state/last-answer';
import { useShownRows } from '../../../lib/list-state/useShownRows';
import { useAskedRecord } from '../../../lib/useAskedRecord';
import { useFocusBack } from '../../../lib/useFocusBack';
import { useFormShown } from '../../../lib/useFormShown';
import { useNow } from '../../../lib/useNow';
import { callFor, WHICH, type Which } from '../list-state';
import { NoTasks } from './NoTasks';
import { TaskForm } from './TaskForm';
import { TaskItem } from './TaskItem';
import style from './TasksTab.module.css';
import { useTick, withTicked } from './useTick';

/** Shows all tasks if the address asks for one, which may be finished. */
function useAskedTask(showAll: () => void): void {
  const asked = useAskedRecord();
  const show = useEffectEvent(showAll);
  useEffect(() => (asked === null ? undefined : show()), [asked]);
}

export function TasksTab({ candidateId }: { candidateId: string }) {
  const t = useT();
  const [adding, setAdding] = useFormShown({ form: 'new-task', record: candidateId });
  const opener = useFocusBack(adding);
  const [which, setWhich] = useState<Which>('unfinished');
  useAskedTask(() => setWhich('all'));
  const rows = useShownRows();
  const { staying, tick } = useTick();
  const now = useNow();
  const { filter, sort } = callFor(which);
  const call = lastAnswer(
    useListTasksQuery(
      { ...rows.query, filter: { ...filter, candidateId: [candidateId] }, sort, prefer: EXACT },
      { refetchOnMountOrArgChange: true },
    ),
  );
  const shown = withTicked(call.data?.records ?? [], call.currentData ? staying : [], which === 'unfinished');
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
          <SearchOrFilter label="tasks.search" rows={rows}>
            <Segment<Which>
              label={t('tasks.filter')}
              value={which}
              onChange={setWhich}
              options={WHICH.map((value) => ({ value, label: t(`tasks.which.${value}`) }))}
            />
          </SearchOrFilter>
          <Grow />
          <Button ref={opener} onClick={() => setAdding(true)}>
            <Plus />
            <FormattedMessage id="tasks.add" />
          </Button>
        </PaneHead>
      )}
      <RecordTab
        label="tasks.tab"
        {...{ call, rows }}
        isEmpty={shown.length === 0}
        empty={<NoTasks which={which} narrowed={rows.isSearching} candidateId={candidateId} />}
        className={style.columns}
      >
        {shown.map((task) => (
          <TaskItem
            key={task._id}
            candidateId={candidateId}
            task={task}
            now={now}
            onTick={(completed) => void tick(task, completed)}
          />
        ))}
      </RecordTab>
    </>
  );
}
