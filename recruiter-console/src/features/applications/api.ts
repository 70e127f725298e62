import { api } from '@byline/shared-types/api';

/** A decision moves counts everywhere: on the job, on the tiles, in the candidate's mails. */
export const applicationsApi = api.enhanceEndpoints({
  endpoints: {
    listApplications: { providesTags: ['JobApplication'] },
    approveApplications: { invalidatesTags: ['JobApplication', 'Job', 'Candidate'] },
    declineApplications: { invalidatesTags: ['JobApplication', 'Job', 'Email'] },
    getJob: { providesTags: (_result, _error, { id }) => [{ type: 'Job', id }] },
  },
});
