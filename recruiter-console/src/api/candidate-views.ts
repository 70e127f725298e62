import { api } from './enhanced';

const changed = (_result: unknown, error: unknown) => (error ? [] : (['CandidateView'] as const));

/** The cache tags of views. */
api.enhanceEndpoints({
  endpoints: {
    listCandidateViews: { providesTags: ['CandidateView'] },
    getCandidateView: { providesTags: ['CandidateView'] },
    countCandidateViews: { providesTags: ['CandidateView'] },
    getViewMails: { providesTags: ['ViewMails'] },
    stopViewMails: { invalidatesTags: ['ViewMails'] },
    createCandidateView: { invalidatesTags: changed },
    // On an error too: a change from elsewhere may be newer than the shown view.
    updateCandidateView: { invalidatesTags: ['CandidateView'] },
    deleteCandidateView: { invalidatesTags: ['CandidateView'] },
    restoreCandidateView: { invalidatesTags: changed },
    orderCandidateViews: { invalidatesTags: ['CandidateView'] },
    followCandidateView: { invalidatesTags: changed },
  },
});
