import { formatDay, today } from '@byline/web-kit/dates';
import { useIsPaper } from '@byline/web-kit/ui';
import { CalendarCheck } from 'lucide-react';
import { useId, useRef, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TaskResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { Button } from '../../../components/ui/Button';
import { FoldButton } from '../../../components/ui/FoldButton';
import { List } from '../../../components/ui/List';
import { EmptyState } from '../../../components/ui/States';
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
  counts: Partial<Record<Group, number | undefined>>;
  now: Date;
  line: (task: TaskResponse) => ReactNode;
  /** True if the overdue tasks are one line with their number. */
  folded: boolean;
  onFold: (folded: boolean) => void;
}

/** Open tasks by deadline: overdue and today, this week and later. */
export function TaskGroups({ tasks, counts, now, line, folded, onFold }: TaskGroupsProps) {
  const head = useRef<HTMLButtonElement>(null);
  const of = Map.groupBy(tasks, (task) => groupOf(task, now));
  // The head of the overdue ones stays while they load, so it keeps the focus.
  const isShown = (group: Group): boolean => of.has(group) || (group === 'overdue' && (counts.overdue ?? 0) > 0);
  /** A task that became overdue after the page opened stays in sight below the folded line, which counts it. */
  const countOf = (group: Group): number | undefined => {
    const count = counts[group];
    const passed = group === 'overdue' && folded ? (of.get(group)?.length ?? 0) : 0;
    return count === undefined ? undefined : count + passed;
  };
  const columns = COLUMNS.map((groups) => groups.filter(isShown)).filter(({ length }) => length > 0);
  return (
    <div className={style.groups}>
      <div className={style.columns}>
        {columns.map((groups) => (
          <div key={groups[0]}>
            {groups.map((group) => (
              <TaskGroup
                key={group}
                group={group}
                now={now}
                count={countOf(group)}
                {...(group === 'overdue' && { folded, onFold, ref: head })}
              >
                {of.get(group)?.map(line)}
              </TaskGroup>
            ))}
            {folded && groups[0] === 'overdue' && !of.has('overdue') && counts.today === 0 && (
              <div className={style.nothing}>
                <EmptyState
                  icon={CalendarCheck}
                  title={<FormattedMessage id="tasks.noneToday" />}
                  text={<FormattedMessage id="tasks.noneTodayText" values={{ count: counts.overdue }} />}
                  action={
                    <Button
                      onClick={() => {
                        onFold(false);
                        head.current?.focus();
                      }}
                    >
                      <FormattedMessage id="tasks.showOverdue" />
                    </Button>
                  }
                />
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

interface TaskGroupProps {
  group: Group;
  now: Date;
  count: number | undefined;
  folded?: boolean;
  /** Makes the head a button that folds and unfolds the group. */
  onFold?: (folded: boolean) => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

function TaskGroup({ group, now, count, folded = false, onFold, ref, children }: TaskGroupProps) {
  const { formatDate, formatNumber } = useIntl();
  const id = useId();
  const day = today(now);
  const isPaper = useIsPaper();
  const title = <FormattedMessage id={`tasks.${group}`} />;
  return (
    <section aria-labelledby={id}>
      <Row className={style.head}>
        <Text as="h2" weight="semibold" id={id} tone={group === 'overdue' ? 'accent' : undefined}>
          {onFold ? <FoldButton {...{ folded, onFold, ref }}>{title}</FoldButton> : title}
        </Text>
        <Text tone="muted" grow>
          {count !== undefined && formatNumber(count)}
        </Text>
        <Text size="small" tone="muted">
          {group === 'today' && `${formatDate(day, { weekday: 'long', timeZone: 'UTC' })} ${formatDay(day)}`}
          {group === 'week' && <FormattedMessage id="tasks.until" values={{ day: formatDay(endOfWeek(day)) }} />}
        </Text>
      </Row>
      {folded && isPaper && (
        <Text as="p" tone="muted" className={style.folded}>
          <FormattedMessage id="tasks.notOnPaper" />
        </Text>
      )}
      {children && <List>{children}</List>}
    </section>
  );
}
