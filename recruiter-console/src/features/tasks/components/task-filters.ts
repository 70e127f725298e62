import { TASK_TYPES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import type { ChangeNewest } from '../../../lib/list-state/useListState';
import { WHICH, type TaskListState } from '../list-state';

interface TaskFilter {
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  choose: (value: string) => void;
}

/** Which tasks the list shows: open or finished, of whom, and of which type. */
export function useTaskFilters({ which, mine, type }: TaskListState, onChange: ChangeNewest<TaskListState>) {
  const t = useT();
  return {
    which: {
      name: t('tasks.filter'),
      value: which,
      options: WHICH.map((value) => ({ value, label: t(`tasks.which.${value}`) })),
      choose: (next) => onChange({ which: WHICH.find((known) => known === next) ?? 'unfinished' }),
    },
    whose: {
      name: t('tasks.whose'),
      value: mine ? 'mine' : 'all',
      options: [
        { value: 'mine', label: t('tasks.mine') },
        { value: 'all', label: t('tasks.everyone') },
      ],
      choose: (next) => onChange({ mine: next === 'mine' }),
    },
    type: {
      name: t('tasks.type'),
      value: type ?? '',
      options: [
        { value: '', label: t('tasks.allTypes') },
        ...TASK_TYPES.map((value) => ({ value, label: t(`task.${value}`) })),
      ],
      choose: (next) => onChange({ type: TASK_TYPES.find((known) => known === next) ?? null }),
    },
  } satisfies Record<string, TaskFilter>;
}

/** The words of the chosen option. */
export const chosenWords = ({ value, options }: TaskFilter): string =>
  options.find((option) => option.value === value)?.label ?? '';
