import { useGetCandidatePlacesQuery, type CandidatePlacesDto } from '../../api';
import { searchesTexts, type ListState } from '../../lib/candidate-list/list-state';

export type PlacesOf = Pick<CandidatePlacesDto, 'places' | 'more'>;

/** Where the search of a list found the people of its page; asked after the rows, which never wait for it. */
export function useFoundPlaces({ search, part }: ListState, rows: readonly { _id: string }[], loading: boolean) {
  const isOn = searchesTexts({ search, part });
  const ids = rows.map(({ _id }) => _id);
  const asked = { search: search.trim(), searchIn: part, ...(ids.length > 0 && { ids }) };
  const { currentData, isError, refetch } = useGetCandidatePlacesQuery(asked, { skip: !isOn || loading });
  const byId = new Map(currentData?.candidates.map((one) => [one.candidateId, one]));
  return {
    isOn,
    /** Undefined while they load, null if they failed to. */
    of: (id: string): PlacesOf | null | undefined => (isError ? null : byId.get(id)),
    corrected: currentData?.corrected ?? [],
    isError,
    retry: (): void => void refetch(),
  };
}
