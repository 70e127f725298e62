import { useLazyGetCandidateQuery, type CandidateResponse } from './generated';

/** Reads the candidate from the API, past the cache. */
export function useFreshCandidate(id: string): () => Promise<CandidateResponse> {
  const [get] = useLazyGetCandidateQuery();
  return () => get({ id }).unwrap();
}
