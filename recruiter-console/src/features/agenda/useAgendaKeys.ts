import { today } from '@byline/web-kit/dates';
import { useHotkeys } from '../../lib/keys/useHotkeys';
import type { AgendaState } from './agenda-address';

interface AgendaKeys {
  change: (next: Partial<AgendaState>) => void;
  add: () => void;
}

/** Single keys of the agenda (docs/domain/calendar.md#keys). */
export function useAgendaKeys({ change, add }: AgendaKeys): void {
  useHotkeys({
    today: () => change({ day: today() }),
    addItem: add,
    day: () => change({ view: 'day' }),
    week: () => change({ view: 'week' }),
    month: () => change({ view: 'month' }),
  });
}
