import { today } from '@byline/web-kit/dates';
import { useHotkeys } from '../../lib/useHotkeys';
import type { AgendaState } from './agenda-address';

interface AgendaKeys {
  change: (next: Partial<AgendaState>) => void;
  add: () => void;
  help: () => void;
}

/** Single keys of the agenda (docs/domain/calendar.md#keys). */
export function useAgendaKeys({ change, add, help }: AgendaKeys): void {
  useHotkeys({
    t: () => change({ day: today() }),
    n: add,
    d: () => change({ view: 'day' }),
    w: () => change({ view: 'week' }),
    m: () => change({ view: 'month' }),
    '?': help,
  });
}
