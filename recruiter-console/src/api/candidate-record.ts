import { everyPage } from '@byline/web-kit/api';
import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { once } from './anew';
import { api } from './enhanced';
import {
  generatedApi,
  type CandidateScorecardResponse,
  type DiplomaResponse,
  type EmailResponse,
  type ExperienceResponse,
  type InterviewResponse,
  type NoteResponse,
  type TaskResponse,
  type TestResponse,
} from './generated';

/** A whole list, or the error of its read. */
type Whole<T> = { data: T[]; error?: undefined } | { data?: undefined; error: FetchBaseQueryError };

/** Excludes the candidate and the applications, which have their own calls. */
export interface RecordParts {
  work: ExperienceResponse;
  education: DiplomaResponse;
  interviews: InterviewResponse;
  scorecards: CandidateScorecardResponse;
  notes: NoteResponse;
  tests: TestResponse;
  mail: EmailResponse;
  tasks: TaskResponse;
}
export type CandidateRecord = { [Part in keyof RecordParts]: Whole<RecordParts[Part]> };

const { endpoints } = generatedApi;

const recordApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The print view needs current data, so the cache keeps nothing. */
    candidateRecord: build.query<CandidateRecord, string>({
      keepUnusedDataFor: 0,
      queryFn: async (candidateId, { dispatch }) => {
        const one = { filter: { candidateId } };
        const listed = { filter: { candidateId: [candidateId] } };
        const newest = { sort: ['-createdAt' as const] };
        const [work, education, interviews, scorecards, notes, tests, mail, tasks] = await Promise.all([
          everyPage(MAX_PAGE_SIZE, (page) =>
            dispatch(endpoints.listExperience.initiate({ ...page, ...one, sort: ['-from'] }, once)),
          ),
          everyPage(MAX_PAGE_SIZE, (page) =>
            dispatch(endpoints.listDiplomas.initiate({ ...page, ...one, sort: ['-from'] }, once)),
          ),
          everyPage(MAX_PAGE_SIZE, (page) =>
            dispatch(endpoints.listInterviews.initiate({ ...page, ...listed, ...newest }, once)),
          ),
          everyPage(MAX_PAGE_SIZE, (page) =>
            dispatch(endpoints.listCandidateScorecards.initiate({ ...page, ...listed }, once)),
          ),
          everyPage(MAX_PAGE_SIZE, (page) =>
            dispatch(endpoints.listNotes.initiate({ ...page, ...one, ...newest }, once)),
          ),
          everyPage(MAX_PAGE_SIZE, (page) =>
            dispatch(endpoints.listTests.initiate({ ...page, ...listed, ...newest }, once)),
          ),
          everyPage(MAX_PAGE_SIZE, (page) =>
            dispatch(endpoints.listEmails.initiate({ ...page, ...one, ...newest }, once)),
          ),
          everyPage(MAX_PAGE_SIZE, (page) =>
            dispatch(endpoints.listTasks.initiate({ ...page, ...listed, sort: ['deadline'] }, once)),
          ),
        ]);
        return { data: { work, education, interviews, scorecards, notes, tests, mail, tasks } };
      },
    }),
  }),
});

export const { useCandidateRecordQuery } = recordApi;
