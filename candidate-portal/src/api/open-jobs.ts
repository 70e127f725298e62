import type { ListPublicJobsApiArg } from '.';

/** The query for the newest jobs; a page whose job is gone shows the open ones. The portal's server sends the same query. */
export const OPEN_JOBS = {
  sort: ['-createdAt'],
  limit: 10,
  fields: ['title', 'function', 'location', 'from', 'to', 'timeState', 'languageId', 'campaigns'],
} satisfies ListPublicJobsApiArg;
