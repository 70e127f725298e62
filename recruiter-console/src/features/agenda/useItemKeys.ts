import { useRef, useState, type KeyboardEvent } from 'react';
import type { AgendaView } from './agenda-address';
import type { AgendaItem } from './model';
import { moved, resized, STEP_MINUTES, type Period } from './time';

interface ItemKeys {
  view: AgendaView;
  find: (id: string) => AgendaItem | undefined;
  placeOf: (item: AgendaItem) => Period;
  put: (item: AgendaItem, period: Period) => void;
  /** Removes the item after a confirmation. Resolves to true if the item is gone. */
  remove: (item: AgendaItem) => Promise<boolean>;
  /** A period in words, for screen readers. */
  words: (period: Period) => string;
}

const SHORTCUTS =
  'ArrowUp ArrowDown ArrowLeft ArrowRight Delete Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Alt+Shift+ArrowUp Alt+Shift+ArrowDown';

/** The new period after Alt and an arrow: one step among hours, one week in a month. With Shift the end moves. */
function target(period: Period, { key, shiftKey }: KeyboardEvent, isMonth: boolean): Period | null {
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  const side = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  if (shiftKey) return step === 0 ? null : resized(period, step * STEP_MINUTES);
  if (side !== 0) return moved(period, { days: side });
  if (step === 0) return null;
  return moved(period, isMonth ? { days: 7 * step } : { minutes: step * STEP_MINUTES });
}

const elements = (grid: HTMLElement): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('[data-item]')];

/** The next shown item, or the previous one if it is the last. */
function besideOf(grid: HTMLElement, id: string): string | undefined {
  const ids = elements(grid).map(({ dataset }) => dataset.item);
  const others = ids.slice(ids.lastIndexOf(id) + 1).concat(ids.slice(0, ids.indexOf(id)).reverse());
  return others.find((other) => other !== id);
}

/** The item that an arrow leads to: up and down in the order of time, left and right to the nearest one on that side. */
function towards(grid: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const all = elements(grid);
  const place = all.indexOf(from);
  if (key === 'ArrowUp') return all[place - 1];
  if (key === 'ArrowDown') return all[place + 1];
  const side = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const here = from.getBoundingClientRect();
  const away = (element: HTMLElement): { across: number; along: number } => {
    const there = element.getBoundingClientRect();
    return { across: side * (there.left - here.left), along: Math.abs(there.top - here.top) };
  };
  return all
    .filter((element) => side !== 0 && element !== from && away(element).across > 1)
    .sort((one, other) => {
      const [a, b] = [away(one), away(other)];
      return a.across + a.along / 4 - (b.across + b.along / 4);
    })[0];
}

/** Keyboard commands on an item (docs/domain/calendar.md#keys). The calendar itself handles opening. */
export function useItemKeys({ view, find, placeOf, put, remove, words }: ItemKeys) {
  const focused = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  /** Moves the focus to the next item, whether the calendar draws that item again or keeps it. */
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
    if (!event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && element) {
      const next = towards(event.currentTarget, element, event.key);
      if (next) {
        event.preventDefault();
        next.focus();
      }
      return;
    }
    const period = event.altKey ? target(placeOf(item), event, view === 'month') : null;
    if (!period) return;
    event.preventDefault();
    focused.current = item._id;
    put(item, period);
    setSaid(words(period));
  };
  /** The calendar draws an item again when it moves to another day; the item keeps the focus. */
  const onElement = (id: string, element: HTMLElement): void => {
    element.dataset.item = id;
    element.setAttribute('aria-keyshortcuts', SHORTCUTS);
    if (focused.current === id && document.activeElement === document.body) element.focus();
  };
  const onBlur = (): void => {
    // The focus also leaves an item while the calendar redraws it. Only a focus on another element ends the keeping.
    if (document.activeElement !== document.body) focused.current = null;
  };
  return { onKeyDown, onElement, onBlur, said };
}
