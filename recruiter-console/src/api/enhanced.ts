import { once } from './anew';
import { everyPage } from '@byline/web-kit/api';
import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import {
  afterAvailability,
  afterUpdate,
  applications,
  appointments,
  byCandidate,
  countsOfCandidate,
  LIST,
} from './candidate-tags';
import { showBeforeAnswer } from './candidate-update';
import { education, work } from './part-tags';
import { furtherItems, type AgendaRange } from './agenda-items';
import { showAnswers, showRatings } from './autosave-updates';
import { operationTags } from './operation-tags';
import { ownLoginTags } from './own-login-tags';
import { fetchAddress, releaseAddress, type FileRef } from './file-bytes';
import {
  generatedApi,
  type CalendarItemResponse,
  type FolderResponse,
  type InterviewTemplateResponse,
  type ListFoldersApiArg,
  type RecruiterResponse,
  type SourceResponse,
  type TagResponse,
} from './generated';

export type Folder = Pick<FolderResponse, '_id' | 'name' | 'candidateCount' | 'version'>;

/** The API's page size for tags (docs/domain/interface.md#suggestions). */
const FOLDERS = { fields: ['name', 'candidateCount', 'version'], sort: ['name'] } satisfies ListFoldersApiArg;
const TAG_PAGE_SIZE = 400;
/** The cache keeps lists that rarely change for ten minutes. */
const SELDOM_SECONDS = 600;

/** The candidate includes its files, so a changed file refreshes the candidate. */
const ofCandidate = (_result: unknown, _error: unknown, { id }: { id: string }) => [{ type: 'Candidate' as const, id }];
/** The candidate list filters on folders and counts them, so it refreshes too. */
const inFolders = (_result: unknown, error: unknown) =>
  error ? [] : (['Folder', { type: 'Candidate', id: LIST }, 'CandidateTiles'] as const);
const emails = (_result: unknown, error: unknown) => (error ? [] : (['Email', 'Conversation'] as const));

/**
 * The tags that each call provides and invalidates. It loads with the store: an answer that the cache gets before its
 * tag exists would never refresh.
 */
const tagged = generatedApi.enhanceEndpoints({
  endpoints: {
    // An inline edit does not reorder the list; only the tiles and the neighbours refresh.
    listCandidates: { providesTags: [{ type: 'Candidate', id: LIST }] },
    getCandidateTiles: { providesTags: ['CandidateTiles'] },
    getCandidatePlaces: { providesTags: [{ type: 'Candidate', id: LIST }, 'Note', 'Email', 'Interview', 'Test'] },
    getCandidateNeighbours: { providesTags: ['CandidateTiles'] },
    getCandidate: { providesTags: ofCandidate },
    getCandidateCounts: { providesTags: countsOfCandidate },
    createCandidate: { invalidatesTags: [{ type: 'Candidate', id: LIST }, 'CandidateTiles', 'Tag', 'Duplicate'] },
    deleteCandidate: {
      invalidatesTags: [{ type: 'Candidate', id: LIST }, 'CandidateTiles', 'JobApplication', 'Duplicate'],
    },
    updateCandidate: { invalidatesTags: afterUpdate, onQueryStarted: showBeforeAnswer },
    putAvailability: { invalidatesTags: afterAvailability },
    uploadCandidateFile: { invalidatesTags: ofCandidate },
    updateCandidateFile: { invalidatesTags: ofCandidate },
    deleteCandidateFile: { invalidatesTags: ofCandidate },

    createFolder: { invalidatesTags: ['Folder'] },
    updateFolder: { invalidatesTags: ['Folder'] },
    deleteFolder: { invalidatesTags: inFolders },
    addToFolders: { invalidatesTags: inFolders },
    removeFromFolder: { invalidatesTags: inFolders },

    ...operationTags,

    listExperience: { providesTags: byCandidate('Experience') },
    createExperience: { invalidatesTags: work },
    updateExperience: { invalidatesTags: work },
    deleteExperience: { invalidatesTags: work },
    listDiplomas: { providesTags: byCandidate('Diploma') },
    createDiploma: { invalidatesTags: education },
    updateDiploma: { invalidatesTags: education },
    deleteDiploma: { invalidatesTags: education },

    listNotes: { providesTags: byCandidate('Note') },
    createNote: { invalidatesTags: ['Note'] },
    updateNote: { invalidatesTags: (_result, error) => (error ? [] : ['Note']) },
    deleteNote: { invalidatesTags: ['Note'] },

    listInterviews: { providesTags: byCandidate('Interview') },
    createInterview: { invalidatesTags: (_result, error) => (error ? [] : ['Interview']) },
    updateInterview: { onQueryStarted: showAnswers },
    deleteInterview: { invalidatesTags: ['Interview'] },
    createInterviewTemplate: { invalidatesTags: (_result, error) => (error ? [] : ['InterviewTemplate']) },
    // Interviews take the type of their template.
    updateInterviewTemplate: { invalidatesTags: (_result, error) => (error ? [] : ['InterviewTemplate', 'Interview']) },
    deleteInterviewTemplate: { invalidatesTags: ['InterviewTemplate'] },

    listCandidateScorecards: { providesTags: byCandidate('CandidateScorecard') },
    addCandidateScorecards: { invalidatesTags: ['CandidateScorecard'] },
    updateCandidateScorecards: { onQueryStarted: showRatings },

    listTests: { providesTags: byCandidate('Test') },
    createTest: { invalidatesTags: (_result, error) => (error ? [] : ['Test']) },
    updateTest: { invalidatesTags: ['Test'] },
    deleteTest: { invalidatesTags: ['Test'] },

    listTasks: { providesTags: byCandidate('Task') },
    countTasks: { providesTags: [{ type: 'Task', id: LIST }] },
    getTask: { providesTags: (_result, _error, { id }) => [{ type: 'Task', id }] },
    createTask: { invalidatesTags: (_result, error) => (error ? [] : ['Task']) },
    updateTask: { invalidatesTags: ['Task'] },
    deleteTask: { invalidatesTags: ['Task'] },

    listEmails: { providesTags: byCandidate('Email') },
    getEmail: { providesTags: (_result, _error, { id }) => [{ type: 'Email', id }] },
    createEmail: { invalidatesTags: emails },
    updateEmail: { invalidatesTags: emails },
    // On an error too: the worker may already be sending the mail, so show its current state.
    cancelEmail: { invalidatesTags: ['Email', 'Conversation'] },
    retryEmail: { invalidatesTags: ['Email', 'Conversation'] },
    takeOverEmail: { invalidatesTags: ['Email', 'Conversation'] },

    // A decision on an application changes counts of the job, the candidate and the candidate's mails.
    listJobs: { providesTags: [{ type: 'Job', id: LIST }] },
    countJobs: { providesTags: [{ type: 'Job', id: LIST }] },
    getJob: { providesTags: (_result, _error, { id }) => [{ type: 'Job', id }] },
    createJob: { invalidatesTags: [{ type: 'Job', id: LIST }, 'Tag'] },
    updateJob: {
      invalidatesTags: (_result, error, { id }) =>
        error ? [] : [{ type: 'Job', id }, { type: 'Job', id: LIST }, 'JobApplication', 'Tag'],
    },
    deleteJob: { invalidatesTags: [{ type: 'Job', id: LIST }, 'JobApplication'] },
    listCampaigns: { providesTags: ['Campaign'] },
    listMediumCampaigns: { providesTags: ['Campaign'] },
    getCampaign: { providesTags: ['Campaign'] },
    createCampaign: { invalidatesTags: (_result, error) => (error ? [] : ['Campaign']) },
    updateCampaign: { invalidatesTags: (_result, error) => (error ? [] : ['Campaign']) },
    deleteCampaign: { invalidatesTags: (_result, error) => (error ? [] : ['Campaign', 'Job']) },
    listCampaignJobs: { providesTags: [{ type: 'Job', id: LIST }] },

    listMediums: { providesTags: [{ type: 'Medium', id: LIST }] },
    getMedium: { providesTags: (_result, _error, { id }) => [{ type: 'Medium', id }] },
    createMedium: { invalidatesTags: [{ type: 'Medium', id: LIST }] },
    updateMedium: { invalidatesTags: (_result, error) => (error ? [] : ['Medium']) },
    uploadMediumAvatar: { invalidatesTags: ['Medium'] },
    deleteMedium: { invalidatesTags: (_result, error) => (error ? [] : [{ type: 'Medium', id: LIST }, 'Campaign']) },
    listApplications: { providesTags: applications },
    countApplications: { providesTags: [{ type: 'JobApplication', id: 'REST' }] },
    approveApplications: { invalidatesTags: ['JobApplication', 'Job', 'Candidate'] },
    updateApplication: { invalidatesTags: ['JobApplication', 'Candidate'] },
    readApplications: { extraOptions: { background: true } },
    deleteApplication: { invalidatesTags: ['JobApplication', 'Job'] },
    declineApplications: { invalidatesTags: ['JobApplication', 'Job', 'Email', 'Conversation'] },

    // The first page. Further ones are part of `furtherAgendaItems`; a tag of their own would drop them while that reads them.
    listCalendarItems: { providesTags: appointments },
    // The form must open with current data, so the cache keeps nothing.
    getCalendarItem: { keepUnusedDataFor: 0 },
    createCalendarItem: { invalidatesTags: (_result, error) => (error ? [] : ['CalendarItem']) },
    updateCalendarItem: { invalidatesTags: ['CalendarItem'] },
    deleteCalendarItem: { invalidatesTags: ['CalendarItem'] },

    // Candidates register in the portal, so the statistics refresh whenever a recruiter opens them.
    getRegistrations: { providesTags: ['Registrations'] },

    listUsers: { providesTags: ['User'] },
    listRecruiters: { providesTags: ['Recruiter'] },
    grantRole: { invalidatesTags: ['Recruiter', 'User'] },
    // Tasks and appointments of the colleague go to others.
    removeRole: { invalidatesTags: ['CalendarItem', 'Recruiter', 'Task', 'User'] },
    generateQr: { invalidatesTags: ['Recruiter', 'TwoFactor'] },
    ...ownLoginTags,
    rescueLogin: { invalidatesTags: (_result, error) => (error ? [] : ['Candidate', 'Recruiter', 'User']) },
  },
});

const { endpoints } = generatedApi;
export const api = tagged.injectEndpoints({
  endpoints: (build) => ({
    allTags: build.query<TagResponse[], void>({
      queryFn: (_, { dispatch }) =>
        everyPage(TAG_PAGE_SIZE, (page) => dispatch(endpoints.listTags.initiate(page, once))),
      providesTags: ['Tag'],
      keepUnusedDataFor: SELDOM_SECONDS,
    }),
    allSources: build.query<SourceResponse[], void>({
      queryFn: (_, { dispatch }) =>
        everyPage(MAX_PAGE_SIZE, (page) => dispatch(endpoints.listSources.initiate(page, once))),
      providesTags: ['Source'],
      keepUnusedDataFor: SELDOM_SECONDS,
    }),
    allInterviewTemplates: build.query<InterviewTemplateResponse[], void>({
      queryFn: (_, { dispatch }) =>
        everyPage(MAX_PAGE_SIZE, (page) =>
          dispatch(endpoints.listInterviewTemplates.initiate({ ...page, sort: ['type'] }, once)),
        ),
      providesTags: ['InterviewTemplate'],
    }),
    allFolders: build.query<Folder[], void>({
      queryFn: (_, { dispatch }) =>
        everyPage(MAX_PAGE_SIZE, (page) => dispatch(endpoints.listFolders.initiate({ ...page, ...FOLDERS }, once))),
      providesTags: ['Folder'],
    }),
    allRecruiters: build.query<RecruiterResponse[], void>({
      queryFn: (_, { dispatch }) =>
        everyPage(MAX_PAGE_SIZE, (page) =>
          dispatch(endpoints.listRecruiters.initiate({ ...page, sort: ['firstname'] }, once)),
        ),
      providesTags: ['Recruiter'],
    }),
    furtherAgendaItems: build.query<CalendarItemResponse[], AgendaRange>({
      queryFn: furtherItems,
      providesTags: [{ type: 'CalendarItem', id: LIST }],
    }),
    /** The `blob:` address of a fetched file; released when no component shows it. */
    fileUrl: build.query<string, FileRef>({
      queryFn: fetchAddress,
      onCacheEntryAdded: async (_file, { cacheDataLoaded, cacheEntryRemoved }) => {
        const loaded = await cacheDataLoaded.catch(() => null);
        await cacheEntryRemoved;
        if (loaded) releaseAddress(loaded.data);
      },
      keepUnusedDataFor: 30,
    }),
  }),
});

export const {
  useAllTagsQuery,
  useAllSourcesQuery,
  useAllFoldersQuery,
  useLazyAllFoldersQuery,
  useAllInterviewTemplatesQuery,
  useLazyAllInterviewTemplatesQuery,
  useAllRecruitersQuery,
  useFurtherAgendaItemsQuery,
  useFileUrlQuery,
} = api;
