import type { JobResponse } from '../../api';

/** The number of all applications, and of the pending ones. */
export function countsOf({ jobapplications }: Pick<JobResponse, 'jobapplications'>) {
  const { pending = 0, rejected = 0, successful = 0 } = jobapplications ?? {};
  return { all: pending + rejected + successful, pending };
}
