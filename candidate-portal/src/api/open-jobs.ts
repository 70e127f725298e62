import type { ListPublicJobsApiArg } from '.';

/** The newest jobs, of which those that are open are shown for one that is gone; the server asks the same (app-server/src/public-api.ts). */
export const OPEN_JOBS = {
  sort: ['-createdAt'],
  limit: 10,
  fields: ['title', 'function', 'location', 'from', 'to', 'timeState', 'languageId', 'campaigns'],
} satisfies ListPublicJobsApiArg;
