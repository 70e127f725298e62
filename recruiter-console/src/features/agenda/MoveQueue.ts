import { AGENDA_MOVE_MS } from '@byline/shared-types/domain';
import { deviceTime } from '@byline/web-kit/dates';
import { periodOf, samePeriod, type AgendaItem } from './model';
import type { Period } from './time';

/** The period in which the agenda shows an item until the list has it; `saved` is the answer of the server. */
interface Place {
  period: Period;
  saved?: AgendaItem;
}
export type Places = ReadonlyMap<string, Place>;

/** An item as a move finds it, and when that was: a colleague's later change is not in it. */
export interface Base {
  base: AgendaItem;
  since: number;
}
interface Waiting extends Base {
  period: Period;
  timer: ReturnType<typeof setTimeout>;
}

/** Saves a move. Returns null when the move failed, after telling the user. `put` serves undo and retry. */
export type SaveMove = (
  from: Base,
  period: Period,
  put: (item: AgendaItem, period: Period) => void,
) => Promise<AgendaItem | null>;

/**
 * Moves of items. An item moves on the screen at once. The save follows a moment after the last move, with one call at a time for each item
 * (docs/domain/calendar.md#moving).
 */
export class MoveQueue {
  private readonly waiting = new Map<string, Waiting>();
  private readonly saving = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private places: Places = new Map();
  private save: SaveMove;
  private held: Base | undefined;

  constructor(save: SaveMove) {
    this.save = save;
  }

  attach(save: SaveMove): void {
    this.save = save;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getPlaces = (): Places => this.places;

  /** A drag keeps the version that it began with: the list may have a colleague's move before the drop. */
  hold(item: AgendaItem | undefined): void {
    this.held = item && { base: newer(item, this.places), since: deviceTime() };
  }

  drop(period: Period): void {
    if (this.held) this.wait(this.held, period, AGENDA_MOVE_MS);
  }

  put(item: AgendaItem, period: Period, wait = AGENDA_MOVE_MS): void {
    this.wait({ base: newer(item, this.places), since: deviceTime() }, period, wait);
  }

  private wait(from: Base, period: Period, ms: number): void {
    const { _id } = from.base;
    const before = this.waiting.get(_id);
    clearTimeout(before?.timer);
    const timer = setTimeout(() => void this.run(_id), ms);
    const { base, since } = before ?? from;
    this.waiting.set(_id, { base, since, period, timer });
    this.show(_id, { period });
  }

  /** Saves the waiting moves at once, because the user leaves the screen. */
  readonly flush = (): void => {
    for (const id of [...this.waiting.keys()]) void this.run(id);
  };

  private async run(id: string): Promise<void> {
    const next = this.waiting.get(id);
    if (!next || this.saving.has(id)) return;
    clearTimeout(next.timer);
    this.waiting.delete(id);
    if (samePeriod(periodOf(next.base), next.period)) {
      this.show(id, null);
      return;
    }
    this.saving.add(id);
    const saved = await this.save(next, next.period, (item, period) => this.put(item, period, 0));
    this.saving.delete(id);
    const later = this.waiting.get(id);
    if (later) {
      if (saved) this.waiting.set(id, { ...later, base: saved });
      void this.run(id);
    } else this.show(id, saved && { period: periodOf(saved), saved });
  }

  private show(id: string, place: Place | null): void {
    const next = new Map(this.places);
    if (place) next.set(id, place);
    else next.delete(id);
    this.places = next;
    this.listeners.forEach((listener) => listener());
  }
}

/** The item as last saved, unless the list has a newer version of it. */
function newer(item: AgendaItem, places: Places): AgendaItem {
  const saved = places.get(item._id)?.saved;
  return saved && saved.version > item.version ? saved : item;
}

/** The period in which the agenda shows an item: the last move, unless the list has a newer version of the item. */
export function placeOf(item: AgendaItem, places: Places): Period {
  const place = places.get(item._id);
  return place && !place.saved ? place.period : periodOf(newer(item, places));
}
