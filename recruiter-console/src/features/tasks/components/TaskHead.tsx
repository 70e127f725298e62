import { useT } from '@byline/web-kit/i18n';
import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead, PaneToolbar } from '../../../components/layout/Pane';
import { Stack } from '../../../components/layout/Stack';
import { ListSearch } from '../../../components/list/ListSearch';
import { Button } from '../../../components/ui/Button';
import { IconAction } from '../../../components/ui/IconAction';
import { MenuButton } from '../../../components/ui/MenuButton';
import { Segment } from '../../../components/ui/Segment';
import { Text } from '../../../components/ui/Text';
import type { ChangeNewest } from '../../../lib/list-state/useListState';
import { usePhone } from '../../../lib/usePhone';
import type { TaskListState } from '../list-state';
import { chosenWords, useTaskFilters } from './task-filters';
import { TaskFilterMenu } from './TaskFilterMenu';
import style from './TaskHead.module.css';

interface TaskHeadProps {
  state: TaskListState;
  onChange: ChangeNewest<TaskListState>;
  /** The address of the empty form. */
  toNew: string;
  /** The number of tasks; null while it is unknown. */
  total: number | null;
}

/** The head of the list of tasks: one row on a phone, with a second one for a search. */
export function TaskHead(props: TaskHeadProps) {
  const { state, onChange, toNew } = props;
  const t = useT();
  const [searching, setSearching] = useState(false);
  const title = (
    <Text as="h1" size="page" grow>
      <FormattedMessage id="tasks.tab" />
    </Text>
  );
  const isSearch = searching || state.search !== '';
  if (!usePhone())
    return (
      <>
        <PaneHead>
          {title}
          <Button variant="contained" color="primary" to={toNew}>
            <Plus />
            <FormattedMessage id="tasks.add" />
          </Button>
        </PaneHead>
        <TaskToolbar {...props} />
      </>
    );
  return (
    <>
      <PaneHead lined={!isSearch} className={style.head}>
        <Stack grow>
          {title}
          <ShownTasks {...props} />
        </Stack>
        <IconAction
          icon={Search}
          label={t('tasks.search')}
          expanded={isSearch}
          onClick={() => {
            setSearching(!isSearch);
            if (state.search) onChange({ search: '' }, true);
          }}
        />
        <TaskFilterMenu {...{ state, onChange }} />
        <IconAction icon={Plus} size="medium" label={t('tasks.add')} to={toNew} />
      </PaneHead>
      {isSearch && (
        <PaneToolbar className={style.toolbar}>
          <ListSearch autoFocus={searching} label="tasks.search" search={state.search} onChange={onChange} />
        </PaneToolbar>
      )}
    </>
  );
}

/** The chosen filters in words, with the number of tasks. */
function ShownTasks({ state, onChange, total }: TaskHeadProps) {
  const { formatNumber } = useIntl();
  const { which, whose, type } = useTaskFilters(state, onChange);
  const words = [which, whose, ...(state.type ? [type] : [])].map(chosenWords);
  return (
    <Text size="small" tone="muted" cut>
      {total !== null && `${formatNumber(total)} · `}
      {words.join(' · ')}
    </Text>
  );
}

function TaskToolbar({ state, onChange, total }: TaskHeadProps) {
  const { formatNumber } = useIntl();
  const { which, whose, type } = useTaskFilters(state, onChange);
  const typeWords = chosenWords(type);
  return (
    <PaneToolbar className={style.toolbar}>
      <ListSearch label="tasks.search" search={state.search} onChange={onChange} />
      <Segment
        label={which.name}
        value={which.value}
        onChange={which.choose}
        options={which.options.map(({ value, label }) => ({
          value,
          label: (
            <>
              {label}
              {value === which.value && total !== null && <Text tone="muted">{formatNumber(total)}</Text>}
            </>
          ),
        }))}
      />
      <Segment label={whose.name} value={whose.value} onChange={whose.choose} options={whose.options} />
      <Grow />
      <MenuButton
        look="ghost"
        label={`${type.name}, ${typeWords}`}
        value={type.value}
        options={type.options}
        onChange={type.choose}
      >
        {typeWords}
      </MenuButton>
    </PaneToolbar>
  );
}
