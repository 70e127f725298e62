import { api } from '@byline/shared-types/api';

/** Users and recruiters: who to assign to, to mail, to mention. */
export const peopleApi = api.enhanceEndpoints({
  endpoints: {
    listUsers: { providesTags: ['User'] },
    listRecruiters: { providesTags: ['Recruiter'] },
    grantRole: { invalidatesTags: ['Recruiter', 'User'] },
    removeRole: { invalidatesTags: ['Recruiter', 'User'] },
    generateQr: { invalidatesTags: ['Recruiter'] },
  },
});

export const EXACT = 'count=exact';
