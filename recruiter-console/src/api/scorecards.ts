import { everyPage } from '@byline/web-kit/api';
import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { once } from './anew';
import { api } from './enhanced';
import { generatedApi, type ScorecardCategoryResponse, type ScorecardResponse } from './generated';

/** The API's page size for scorecards (docs/domain/assessment.md#scorecards). */
const SCORECARD_PAGE_SIZE = 50;

/** Ratings of candidates show the current names and weights. */
const cards = (_result: unknown, error: unknown) => (error ? [] : (['Scorecard', 'CandidateScorecard'] as const));
const categories = (_result: unknown, error: unknown) =>
  error ? [] : (['ScorecardCategory', 'Scorecard', 'CandidateScorecard'] as const);

const tagged = api.enhanceEndpoints({
  endpoints: {
    createScorecard: { invalidatesTags: (_result, error) => (error ? [] : ['Scorecard']) },
    updateScorecard: { invalidatesTags: cards },
    deleteScorecard: { invalidatesTags: cards },
    createScorecardCategory: { invalidatesTags: (_result, error) => (error ? [] : ['ScorecardCategory']) },
    addScorecardCategoryItem: { invalidatesTags: categories },
    updateScorecardCategory: { invalidatesTags: categories },
  },
});

const { endpoints } = generatedApi;

/** All scorecards and their categories. */
const scorecardsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    allScorecards: build.query<ScorecardResponse[], void>({
      queryFn: (_, { dispatch }) =>
        everyPage(SCORECARD_PAGE_SIZE, (page) =>
          dispatch(endpoints.listScorecards.initiate({ ...page, sort: ['label'] }, once)),
        ),
      providesTags: ['Scorecard'],
    }),
    allScorecardCategories: build.query<ScorecardCategoryResponse[], void>({
      queryFn: (_, { dispatch }) =>
        everyPage(MAX_PAGE_SIZE, (page) =>
          dispatch(endpoints.listScorecardCategories.initiate({ ...page, sort: ['label'] }, once)),
        ),
      providesTags: ['ScorecardCategory'],
    }),
  }),
});

export const {
  useAllScorecardsQuery,
  useLazyAllScorecardsQuery,
  useAllScorecardCategoriesQuery,
  useLazyAllScorecardCategoriesQuery,
} = scorecardsApi;
