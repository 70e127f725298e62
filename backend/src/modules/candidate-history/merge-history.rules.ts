import type { HistoryFact, HistoryPlace, SourcePart } from './history-source.js';

/** A fact with the number of its source. */
export type PlacedFact = HistoryFact & { source: number };

/** Newest first; sources and keys decide between entries of one moment, so that pages neither repeat nor skip one. */
export function mergeFacts(facts: readonly PlacedFact[], limit: number): PlacedFact[] {
  return facts.toSorted(byPlace).slice(0, limit);
}

const byPlace = (a: HistoryPlace, b: HistoryPlace): number =>
  b.at.getTime() - a.at.getTime() || a.source - b.source || (a.key < b.key ? 1 : a.key > b.key ? -1 : 0);

/** The part of a source that lies below a place. */
export function partBelow(place: HistoryPlace | undefined, source: number, limit: number): SourcePart {
  if (!place) return { limit };
  const ties = source < place.source ? 'none' : source > place.source ? 'all' : { key: place.key };
  return { before: { at: place.at, ties }, limit };
}

/** Whether an entry of a source lies in a part of it. */
export function isInPart({ at, key }: Pick<HistoryFact, 'at' | 'key'>, { before }: SourcePart): boolean {
  if (!before || at < before.at) return true;
  if (at > before.at || before.ties === 'none') return false;
  return before.ties === 'all' || key < before.ties.key;
}

/** The part of entries that are all in memory. */
export const takePart = (facts: readonly HistoryFact[], part: SourcePart): HistoryFact[] =>
  facts
    .filter((fact) => isInPart(fact, part))
    .toSorted((a, b) => byPlace({ ...a, source: 0 }, { ...b, source: 0 }))
    .slice(0, part.limit);

export const cursorOf = ({ at, source, key }: HistoryPlace): string => `${at.getTime()}-${source}-${key}`;

export const HISTORY_CURSOR = /^\d{1,15}-\d{1,2}-[0-9a-f]{24,30}$/;

/** Reads a cursor that matches HISTORY_CURSOR. */
export function placeOf(cursor: string): HistoryPlace {
  const [at = '', source = '', key = ''] = cursor.split('-');
  return { at: new Date(Number(at)), source: Number(source), key };
}
