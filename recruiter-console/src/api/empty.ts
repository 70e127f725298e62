import { baseQuery } from '@byline/web-kit/api';
import { createApi } from '@reduxjs/toolkit/query/react';
import { pageShown } from './first-page';

/** Cache tags of the console; enhanced.ts says which call provides and invalidates them. */
const TAGS = [
  'BulkOperation',
  'CalendarItem',
  'Campaign',
  'Candidate',
  'CandidateScorecard',
  'CandidateTiles',
  'CandidateView',
  'Conversation',
  'Diploma',
  'Duplicate',
  'Email',
  'Experience',
  'Folder',
  'History',
  'Interview',
  'InterviewTemplate',
  'LibraryFile',
  'MailTemplate',
  'Me',
  'Job',
  'JobApplication',
  'Medium',
  'Note',
  'Passkey',
  'Recruiter',
  'Registrations',
  'Scorecard',
  'ScorecardCategory',
  'Session',
  'Skill',
  'SkillCategory',
  'Source',
  'Tag',
  'Task',
  'Test',
  'TwoFactor',
  'User',
  'Viewer',
  'ViewMails',
] as const;

/** Tells a failure only to a page: one that finds a failed query would ask again at once, one that finds it running takes its answer. */
const toPage: typeof baseQuery = async (args, api, options) => {
  const answer = await baseQuery(args, api, options);
  if (answer.error && api.type === 'query') await pageShown();
  return answer;
};

/** The API without endpoints; generated.ts adds the endpoints of openapi.yaml that the console calls. */
export const emptyApi = createApi({ reducerPath: 'api', baseQuery: toPage, tagTypes: TAGS, endpoints: () => ({}) });
