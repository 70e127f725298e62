import type { ListPublicJobsApiArg } from '.';

/** The newest jobs, of which those that are open are shown for one that is gone; asked for by the server of the page too. */
export const OPEN_JOBS = {
  sort: ['-createdAt'],
  limit: 10,
  fields: ['title', 'function', 'location', 'from', 'to', 'timeState', 'languageId', 'campaigns'],
} satisfies ListPublicJobsApiArg;
