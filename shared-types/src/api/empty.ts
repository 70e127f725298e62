import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.js';

/** Cache tags both apps use; declared here so that regeneration of the client never touches them. */
export const TAGS = [
  'Session',
  'Candidate',
  'CandidateTiles',
  'File',
  'Experience',
  'Diploma',
  'Skill',
  'SkillCategory',
  'Job',
  'JobApplication',
  'Campaign',
  'Medium',
  'Interview',
  'InterviewTemplate',
  'Test',
  'Email',
  'Task',
  'Note',
  'Scorecard',
  'ScorecardCategory',
  'CalendarItem',
  'Folder',
  'Tag',
  'Source',
  'User',
  'Recruiter',
  'Registration',
  'Lookup',
] as const;

/** The API without endpoints; `generated/api.ts` injects one for each operation of openapi.yaml. */
export const emptyApi = createApi({ reducerPath: 'api', baseQuery, tagTypes: TAGS, endpoints: () => ({}) });
