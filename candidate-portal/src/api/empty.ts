import { baseQuery } from '@byline/web-kit/api';
import { createApi } from '@reduxjs/toolkit/query/react';

/** Cache tags of the portal; enhanced.ts lists the calls that provide and invalidate them. */
const TAGS = [
  'Candidate',
  'AskFrequency',
  'DataArchive',
  'IntendedJob',
  'Job',
  'JobApplication',
  'Me',
  'OwnConversation',
  'Passkey',
  'PublicPage',
  'Session',
  'Skill',
  'TwoFactor',
] as const;

/** The API without endpoints; generated.ts adds the endpoints of openapi.yaml that the portal calls. */
export const emptyApi = createApi({ reducerPath: 'api', baseQuery, tagTypes: TAGS, endpoints: () => ({}) });
