import { everyPage } from '@byline/web-kit/api';
import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { once } from './anew';
import { LIST } from './candidate-tags';
import { api } from './enhanced';
import { generatedApi, type UseResponse } from './generated';

const { endpoints } = generatedApi;
type UsesEndpoint = typeof endpoints.getSkillUses;
type Dispatch = (asked: ReturnType<UsesEndpoint['initiate']>) => ReturnType<ReturnType<UsesEndpoint['initiate']>>;

/** Asks for the uses of a hundred records at a time. */
const usesFrom =
  ({ initiate }: UsesEndpoint) =>
  (ids: string[], { dispatch }: { dispatch: Dispatch }) =>
    everyPage(
      MAX_PAGE_SIZE,
      ({ limit, skip }) => dispatch(initiate({ _id: ids.slice(skip, skip + limit) }, once)),
      ids.length,
    );

const usesApi = api.injectEndpoints({
  endpoints: (build) => ({
    skillUses: build.query<UseResponse[], string[]>({
      queryFn: usesFrom(endpoints.getSkillUses),
      providesTags: ['Skill'],
    }),
    scorecardUses: build.query<UseResponse[], string[]>({
      queryFn: usesFrom(endpoints.getScorecardUses),
      providesTags: [{ type: 'CandidateScorecard', id: LIST }],
    }),
    interviewTemplateUses: build.query<UseResponse[], string[]>({
      queryFn: usesFrom(endpoints.getInterviewTemplateUses),
      providesTags: [{ type: 'Interview', id: LIST }],
    }),
  }),
});

export const { useSkillUsesQuery, useScorecardUsesQuery, useInterviewTemplateUsesQuery } = usesApi;
