import { useState } from 'react';
import type { CandidateSort } from '../../api';
import { pageQuery } from '../../api/candidate-queries';
import type { ListState } from './list-state';

/** Orders in which nobody moves while they are worked on. */
const KEPT: readonly CandidateSort[] = ['createdAt', '-createdAt', 'name', '-name', 'city', '-city'];

interface Turned {
  /** The page it led to, as it is asked for by its number. */
  to: string;
  beside: { after?: string; before?: string };
}

/**
 * The rows' query. The page after the one that is shown, or before it, is asked for by the row it comes after or before, as fast on page
 * 10,000 as on the second (docs/domain/lists.md#pages); any other by its number.
 */
export function useTurnedPage(state: ListState) {
  const [turned, setTurned] = useState<Turned | null>(null);
  const query = pageQuery(state);
  const byRow = turned !== null && turned.to === JSON.stringify(query);
  /** Call it where the list turns to another page, with the rows it shows. */
  const turn = (change: Partial<ListState>, rows: readonly { _id: string }[]): void => {
    const step = (change.page ?? state.page) - state.page;
    const row = step === 1 ? rows.at(-1) : rows[0];
    if (Math.abs(step) !== 1 || !row || !KEPT.includes(state.sort)) return;
    const beside = step === 1 ? { after: row._id } : { before: row._id };
    setTurned({ to: JSON.stringify(pageQuery({ ...state, ...change })), beside });
  };
  return { query: query && byRow ? { ...query, ...turned.beside } : query, turn };
}
