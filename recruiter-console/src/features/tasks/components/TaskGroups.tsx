import { formatDay, today } from '@byline/web-kit/dates';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TaskResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { List } from '../../../components/ui/List';
import { Text } from '../../../components/ui/Text';
import { endOfWeek, groupOf, type Group } from '../model';
import style from './TaskGroups.module.css';

/** The groups of each column. */
const COLUMNS: readonly (readonly Group[])[] = [
  ['overdue', 'today'],
  ['week', 'later'],
];

interface TaskGroupsProps {
  tasks: readonly TaskResponse[];
  /** True if all matching tasks are loaded, so that the groups can show counts. */
  whole: boolean;
  now: Date;
  line: (task: TaskResponse) => ReactNode;
}

/** Open tasks by deadline: overdue and today, this week and later. */
export function TaskGroups({ tasks, whole, now, line }: TaskGroupsProps) {
  const of = Map.groupBy(tasks, (task) => groupOf(task, now));
  const columns = COLUMNS.map((groups) => groups.filter((group) => of.has(group))).filter(({ length }) => length > 0);
  return (
    <div className={style.groups}>
      <div className={style.columns}>
        {columns.map((groups) => (
          <div key={groups[0]}>
            {groups.map((group) => (
              <TaskGroup key={group} group={group} now={now} {...(whole && { count: of.get(group)?.length ?? 0 })}>
                {of.get(group)?.map(line)}
              </TaskGroup>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

interface TaskGroupProps {
  group: Group;
  now: Date;
  count?: number;
  children: ReactNode;
}

function TaskGroup({ group, now, count, children }: TaskGroupProps) {
  const { formatDate, formatNumber } = useIntl();
  const id = useId();
  const day = today(now);
  return (
    <section aria-labelledby={id}>
      <Row className={style.head}>
        <Text as="h2" weight="semibold" id={id} tone={group === 'overdue' ? 'accent' : undefined}>
          <FormattedMessage id={`tasks.${group}`} />
        </Text>
        <Text tone="muted" grow>
          {count !== undefined && formatNumber(count)}
        </Text>
        <Text size="small" tone="muted">
          {group === 'today' && `${formatDate(day, { weekday: 'long', timeZone: 'UTC' })} ${formatDay(day)}`}
          {group === 'week' && <FormattedMessage id="tasks.until" values={{ day: formatDay(endOfWeek(day)) }} />}
        </Text>
      </Row>
      <List aria-labelledby={id}>{children}</List>
    </section>
  );
}
