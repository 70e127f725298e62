import { useRef, useState, type KeyboardEvent } from 'react';
import type { AgendaView } from './agenda-address';
import type { AgendaItem } from './model';
import { moved, resized, STEP_MINUTES, type Period } from './time';

interface ItemKeys {
  view: AgendaView;
  find: (id: string) => AgendaItem | undefined;
  placeOf: (item: AgendaItem) => Period;
  put: (item: AgendaItem, period: Period) => void;
  /** After a question; whether it is gone. */
  remove: (item: AgendaItem) => Promise<boolean>;
  /** A period as it is read aloud. */
  words: (period: Period) => string;
}

const SHORTCUTS = 'Delete Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Alt+Shift+ArrowUp Alt+Shift+ArrowDown';

/** Where Alt and an arrow put an item: by the step in a day's hours, by the week in a month. With Shift its end moves. */
function target(period: Period, { key, shiftKey }: KeyboardEvent, isMonth: boolean): Period | null {
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  const side = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  if (shiftKey) return step === 0 ? null : resized(period, step * STEP_MINUTES);
  if (side !== 0) return moved(period, { days: side });
  if (step === 0) return null;
  return moved(period, isMonth ? { days: 7 * step } : { minutes: step * STEP_MINUTES });
}

const elements = (grid: HTMLElement): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('[data-item]')];

/** The item after another one among those that are shown, or else the one before it. */
function besideOf(grid: HTMLElement, id: string): string | undefined {
  const ids = elements(grid).map(({ dataset }) => dataset.item);
  const others = ids.slice(ids.lastIndexOf(id) + 1).concat(ids.slice(0, ids.indexOf(id)).reverse());
  return others.find((other) => other !== id);
}

/** What is done to an item of the agenda by keyboard (docs/domain/calendar.md#keys). Opening it is the calendar's own. */
export function useItemKeys({ view, find, placeOf, put, remove, words }: ItemKeys) {
  const focused = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  /** The focus goes on to the item beside it, whether that is drawn anew or stays. */
  const removeFrom = async (grid: HTMLElement, item: AgendaItem): Promise<void> => {
    const beside = besideOf(grid, item._id);
    if (!(await remove(item)) || beside === undefined) return;
    focused.current = beside;
    requestAnimationFrame(() =>
      elements(grid)
        .find(({ dataset }) => dataset.item === beside)
        ?.focus(),
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const element = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-item]') : null;
    const item = find(element?.dataset.item ?? '');
    if (!item) return;
    if (event.key === 'Delete') {
      event.preventDefault();
      void removeFrom(event.currentTarget, item);
      return;
    }
    const period = event.altKey ? target(placeOf(item), event, view === 'month') : null;
    if (!period) return;
    event.preventDefault();
    focused.current = item._id;
    put(item, period);
    setSaid(words(period));
  };
  /** An item that is moved to another day is drawn anew there, and keeps the focus. */
  const onElement = (id: string, element: HTMLElement): void => {
    element.dataset.item = id;
    element.setAttribute('aria-keyshortcuts', SHORTCUTS);
    if (focused.current === id && document.activeElement === document.body) element.focus();
  };
  const onBlur = (): void => {
    // It goes while the item is drawn anew, too: only another element that takes it ends the keeping.
    if (document.activeElement !== document.body) focused.current = null;
  };
  return { onKeyDown, onElement, onBlur, said };
}
