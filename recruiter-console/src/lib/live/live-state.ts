import type { ChangeKind } from '@byline/shared-types/domain';
import { useSyncExternalStore } from 'react';

/** A colleague's change of a record, shown beside it for a while (docs/domain/interface.md#live). */
export interface Mark {
  /** The user; null for the product itself. */
  by: string | null;
  at: number;
  kind: ChangeKind;
}

interface LiveState {
  /** The time since which changes do not arrive; null while they do, or if they never did. */
  behindSince: number | null;
  marks: ReadonlyMap<string, Mark>;
}

let state: LiveState = { behindSince: null, marks: new Map() };
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Changes the state from outside React. It is not in the store, because a mark must not render what reads the store. */
export function setLive(change: Partial<LiveState>): void {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener());
}

export const liveState = (): LiveState => state;

const useLive = <T>(select: (state: LiveState) => T): T => useSyncExternalStore(subscribe, () => select(state));

export const useBehindSince = (): number | null => useLive(({ behindSince }) => behindSince);
export const useMarks = (): ReadonlyMap<string, Mark> => useLive(({ marks }) => marks);
export const useMark = (id: string): Mark | undefined => useLive(({ marks }) => marks.get(id));
