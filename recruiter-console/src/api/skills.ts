import { everyPage } from '@byline/web-kit/api';
import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { once } from './anew';
import { api } from './enhanced';
import {
  generatedApi,
  type CandidateListItemResponse,
  type SkillCategoryResponse,
  type SkillResponse,
} from './generated';

/** The cache keeps lists that rarely change for ten minutes. */
const SELDOM_SECONDS = 600;
/** Every candidate shows the label of a skill, so a new label refreshes candidates. */
const skills = (_result: unknown, error: unknown) => (error ? [] : (['Skill', 'SkillCategory', 'Candidate'] as const));

const tagged = api.enhanceEndpoints({
  endpoints: {
    createSkillCategory: { invalidatesTags: (_result, error) => (error ? [] : ['SkillCategory']) },
    updateSkillCategory: { invalidatesTags: skills },
    deleteSkillCategory: { invalidatesTags: skills },
    addSkillToCategory: { invalidatesTags: skills },
    updateSkill: { invalidatesTags: skills },
    replaceSkill: { invalidatesTags: skills },
    deleteSkill: { invalidatesTags: skills },
  },
});

const { endpoints } = generatedApi;

/** All skills and their categories. */
export const skillsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    allSkills: build.query<SkillResponse[], void>({
      queryFn: (_, { dispatch }) =>
        everyPage(MAX_PAGE_SIZE, (page) => dispatch(endpoints.listSkills.initiate(page, once))),
      providesTags: ['Skill'],
      keepUnusedDataFor: SELDOM_SECONDS,
    }),
    allSkillCategories: build.query<Omit<SkillCategoryResponse, 'skills'>[], void>({
      queryFn: (_, { dispatch }) =>
        everyPage(MAX_PAGE_SIZE, (page) =>
          dispatch(
            endpoints.listSkillCategories.initiate({ ...page, fields: ['label', 'userfunctions', 'version'] }, once),
          ),
        ),
      providesTags: ['SkillCategory'],
    }),
    /** The candidates that belong to these user accounts. */
    candidatesOfUsers: build.query<
      Pick<CandidateListItemResponse, '_id' | 'firstname' | 'name' | 'userId'>[],
      string[]
    >({
      queryFn: (users, { dispatch }) =>
        everyPage(
          MAX_PAGE_SIZE,
          ({ limit, skip }) =>
            dispatch(
              endpoints.listCandidates.initiate(
                {
                  filter: { userId: users.slice(skip, skip + limit) },
                  fields: ['firstname', 'name', 'userId'],
                  limit,
                },
                once,
              ),
            ),
          users.length,
        ),
      providesTags: [{ type: 'Candidate', id: 'LIST' }],
    }),
  }),
});

export const {
  useAllSkillsQuery,
  useLazyAllSkillsQuery,
  useAllSkillCategoriesQuery,
  useLazyAllSkillCategoriesQuery,
  useCandidatesOfUsersQuery,
} = skillsApi;
