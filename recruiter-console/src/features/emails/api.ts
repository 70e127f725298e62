import { api } from '@byline/shared-types/api';

export const emailsApi = api.enhanceEndpoints({
  endpoints: {
    listEmails: { providesTags: ['Email'] },
    createEmail: { invalidatesTags: (_result, error) => (error ? [] : ['Email']) },
    updateEmail: { invalidatesTags: (_result, error) => (error ? [] : ['Email']) },
    // A mail that can't be changed any more was taken by the worker meanwhile: show how it fares.
    cancelEmail: { invalidatesTags: ['Email'] },
    retryEmail: { invalidatesTags: ['Email'] },
  },
});

/** While a mail is on its way its state is asked for again. */
export const POLL_MS = 4000;
