import { everyPage } from '@byline/web-kit/api';
import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { api } from './enhanced';
import {
  generatedApi,
  type CandidateListItemResponse,
  type SkillCategoryResponse,
  type SkillResponse,
} from './generated';

/** Lists that change seldom are kept for ten minutes. */
const SELDOM_SECONDS = 600;
/** A page is read for the whole it becomes part of, and not kept by itself. */
const once = { subscribe: false, forceRefetch: true };
/** A skill goes by its label wherever a candidate is shown. */
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

/** Skills and their categories, whole. */
export const skillsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    allSkills: build.query<SkillResponse[], void>({
      queryFn: (_, { dispatch }) =>
        everyPage(MAX_PAGE_SIZE, (page) => dispatch(endpoints.listSkills.initiate(page, once))),
      providesTags: ['Skill'],
      keepUnusedDataFor: SELDOM_SECONDS,
    }),
    /** The categories without their skills, which `allSkills` has. */
    allSkillCategories: build.query<Omit<SkillCategoryResponse, 'skills'>[], void>({
      queryFn: (_, { dispatch }) =>
        everyPage(MAX_PAGE_SIZE, (page) =>
          dispatch(
            endpoints.listSkillCategories.initiate({ ...page, fields: ['label', 'userfunctions', 'version'] }, once),
          ),
        ),
      providesTags: ['SkillCategory'],
    }),
    /** The candidates that some users are. */
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
