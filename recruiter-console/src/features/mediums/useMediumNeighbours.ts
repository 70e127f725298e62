import { EXACT, useListMediumsQuery } from '../../api';
import { mediumsMatching, type MediumListState } from './list-state';

/** The previous and the next medium of the list, across its pages, and the place of the open one. */
export function useMediumNeighbours(state: MediumListState) {
  const { page, size, open } = state;
  // The page with the last row before it and the first one after it.
  const start = Math.max(0, (page - 1) * size - 1);
  const { currentData } = useListMediumsQuery({
    ...mediumsMatching(state),
    ...{ skip: start, limit: size + 2, fields: ['name'], prefer: EXACT },
  });
  const rows = currentData?.records ?? [];
  const at = rows.findIndex(({ _id }) => _id === open);
  const neighbour = (step: 1 | -1): Pick<MediumListState, 'open' | 'page'> | undefined => {
    const row = at < 0 ? undefined : rows[at + step];
    return row && { open: row._id, page: Math.floor((start + at + step) / size) + 1 };
  };
  const total = currentData?.totalCount ?? null;
  return {
    previous: neighbour(-1),
    next: neighbour(1),
    place: at >= 0 && total !== null ? { position: start + at + 1, total } : null,
  };
}
