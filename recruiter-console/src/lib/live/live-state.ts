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
  /** The colleague who last changed a part of a candidate, by `unseenKey`, until the user looks at that part. */
  unseen: ReadonlyMap<string, string>;
}

const NO_CHANGES: LiveState = { behindSince: null, marks: new Map(), unseen: new Map() };
let state = NO_CHANGES;
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

/** For tests: forgets all changes. */
export const forgetLive = (): void => setLive(NO_CHANGES);

const useLive = <T>(select: (state: LiveState) => T): T => useSyncExternalStore(subscribe, () => select(state));

export const useBehindSince = (): number | null => useLive(({ behindSince }) => behindSince);

/** Those of these records that a colleague has just changed; a change of another record renders nothing again. */
export function useMarkedOf(ids: readonly string[]): ReadonlySet<string> {
  const marked = useLive(({ marks }) => ids.filter((id) => marks.has(id)).join(' '));
  return new Set(marked.split(' '));
}

export const unseenKey = (candidateId: string, kind: ChangeKind): string => `${candidateId} ${kind}`;
export const useUnseen = (): ReadonlyMap<string, string> => useLive(({ unseen }) => unseen);
export function seen(key: string): void {
  if (!state.unseen.has(key)) return;
  setLive({ unseen: new Map([...state.unseen].filter(([other]) => other !== key)) });
}
/** Forgets changes from before the user opened a candidate. */
export const forgetUnseen = (): void => setLive({ unseen: new Map() });

export const useMark = (id: string): Mark | undefined => useLive(({ marks }) => marks.get(id));
