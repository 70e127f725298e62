import { emptyApi } from '@byline/shared-types/api';
import type { ApplicationStatus } from '@byline/shared-types/domain';

export interface JobApplication {
  _id: string;
  status: ApplicationStatus;
  createdAt: string;
  employer: string | null;
  job: { title: string } | null;
}

const api = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listOwnApplications: build.query<{ records: JobApplication[] }, string>({
      query: (candidateId) => ({
        url: `/jobapplications/candidate/${candidateId}`,
        params: { limit: 100, sort: '-createdAt' },
      }),
      providesTags: ['JobApplication'],
    }),
    deleteApplication: build.mutation<unknown, string>({
      query: (id) => ({ url: `/jobapplications/${id}`, method: 'DELETE' }),
      invalidatesTags: ['JobApplication'],
    }),
  }),
});

export const { useListOwnApplicationsQuery, useDeleteApplicationMutation } = api;
