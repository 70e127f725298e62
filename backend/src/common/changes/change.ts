import type { Change } from '@byline/shared-types/domain';

/** An entry of the Redis stream, which tells the other processes several changes at once. */
export interface Notice {
  changes: Change[];
  /** Users whose sessions ended, or ids of ended sessions: open connections look theirs up again. */
  ended: string[];
  /** Earlier notices were lost, so every reader reads anew. */
  lost?: boolean;
}

export const STREAM = 'byline:changes';

/** The time that Redis keeps notices, for readers that reconnect. */
export const KEPT_MS = 10 * 60_000;

/** A notice with more changes of one kind names none of them. */
const MAX_OF_KIND = 50;

const keyOf = ({ kind, id, candidateId, by }: Change): string => [kind, id, candidateId, by].join(' ');

/** Without repeats; many of one kind become one change without ids. */
export function collapsed(changes: readonly Change[]): Change[] {
  const unique = [...new Map(changes.map((change) => [keyOf(change), change])).values()];
  return [...Map.groupBy(unique, ({ kind }) => kind)].flatMap(([kind, ofKind]) =>
    ofKind.length > MAX_OF_KIND ? [{ kind, id: null, candidateId: null, by: null }] : ofKind,
  );
}
