import { once } from './anew';
import { countsOfCandidate } from './candidate-tags';
import { api } from './enhanced';
import { generatedApi, type CandidateHistoryResponse, type ListCandidateHistoryApiArg } from './generated';

export type HistoryQuery = Omit<ListCandidateHistoryApiArg, 'after'>;

/** Every record about the candidate is in the history. */
const ofHistory = (_answer: unknown, _error: unknown, { id }: { id: string }) => [
  ...countsOfCandidate(undefined, undefined, { id }),
  { type: 'Email' as const, id },
  { type: 'History' as const, id },
  { type: 'Candidate' as const, id },
  { type: 'CalendarItem' as const, id },
  { type: 'JobApplication' as const, id: 'REST' },
];

const { endpoints } = generatedApi;

const historyApi = api
  .enhanceEndpoints({ endpoints: { countCandidateHistory: { providesTags: ofHistory } } })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The pages read so far; a change reads all of them again. */
      candidateHistory: build.infiniteQuery<CandidateHistoryResponse, HistoryQuery, string>({
        infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next ?? undefined },
        queryFn: async ({ queryArg, pageParam }, { dispatch }) => {
          const page = { ...queryArg, ...(pageParam && { after: pageParam }) };
          const { data, error } = await dispatch(endpoints.listCandidateHistory.initiate(page, once));
          if (data) return { data };
          return {
            error: error && 'status' in error ? error : { status: 'CUSTOM_ERROR', error: error?.message ?? '' },
          };
        },
        providesTags: ofHistory,
      }),
    }),
  });

export const { useCandidateHistoryInfiniteQuery } = historyApi;
