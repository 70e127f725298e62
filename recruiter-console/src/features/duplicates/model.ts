import { DUPLICATE_CERTAINTIES, type DuplicateCertainty, type DuplicateState } from '@byline/shared-types/domain';
import type { DuplicateCountsResponse, DuplicateResponse } from '../../api';

export const toState = (asked: string | null): DuplicateState => (asked === 'different' ? 'different' : 'open');

/** The request of the list, which the pane shares for its way to the next pair. */
export const pairList = (state: DuplicateState) => ({ filter: { state }, limit: 100 });

const COUNTS = { almost_certain: 'almostCertain', likely: 'likely', possible: 'possible' } as const;

export interface PairGroup {
  certainty: DuplicateCertainty;
  pairs: DuplicateResponse[];
  /** All pairs of the group, also those beyond the list. */
  count: number;
}

/** Open pairs in groups, the surest first; a group without a pair is left out. */
export const groupsOf = (
  pairs: readonly DuplicateResponse[],
  counts: DuplicateCountsResponse | undefined,
): PairGroup[] =>
  DUPLICATE_CERTAINTIES.map((certainty) => {
    const inGroup = pairs.filter((pair) => pair.certainty === certainty);
    return { certainty, pairs: inGroup, count: counts?.[COUNTS[certainty]] ?? inGroup.length };
  }).filter((group) => group.pairs.length > 0);

/** The pair after this one, or else the one before it, to go on once it is answered. */
export function nextOf(pairs: readonly { _id: string }[], id: string): string | null {
  const place = pairs.findIndex(({ _id }) => _id === id);
  return (pairs[place + 1] ?? pairs[place - 1])?._id ?? null;
}
