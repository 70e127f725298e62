import { api } from '@byline/shared-types/api';

const candidate = (_result: unknown, _error: unknown, { id }: { id: string }) => [{ type: 'Candidate' as const, id }];

/** Files of a candidate come with the candidate: a change of one reads the candidate anew. */
export const profileApi = api.enhanceEndpoints({
  endpoints: {
    uploadCandidateFile: { invalidatesTags: candidate },
    updateCandidateFile: { invalidatesTags: candidate },
    deleteCandidateFile: { invalidatesTags: candidate },
  },
});
