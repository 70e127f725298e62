import { useState } from 'react';
import type { CandidateSort } from '../../api';
import { pageQuery } from '../../api/candidate-queries';
import type { ListState } from './list-state';

/** Orders in which work on a candidate does not move its row. */
const KEPT: readonly CandidateSort[] = ['createdAt', '-createdAt', 'name', '-name', 'city', '-city'];

interface Turned {
  /** The query of the target page by its number. */
  to: string;
  beside: { after?: string; before?: string };
}

/**
 * The query of the rows. An adjacent page is read relative to the first or last row, so page 10,000 is as fast as page
 * 2 (docs/domain/lists.md#pages); any other page by its number.
 */
export function useTurnedPage(state: ListState) {
  const [turned, setTurned] = useState<Turned | null>(null);
  const query = pageQuery(state);
  const byRow = turned !== null && turned.to === JSON.stringify(query);
  /** Call it when the list turns a page, with the current rows. */
  const turn = (change: Partial<ListState>, rows: readonly { _id: string }[]): void => {
    const step = (change.page ?? state.page) - state.page;
    const row = step === 1 ? rows.at(-1) : rows[0];
    if (Math.abs(step) !== 1 || !row || !KEPT.includes(state.sort)) return;
    const beside = step === 1 ? { after: row._id } : { before: row._id };
    setTurned({ to: JSON.stringify(pageQuery({ ...state, ...change })), beside });
  };
  return { query: query && byRow ? { ...query, ...turned.beside } : query, turn };
}
