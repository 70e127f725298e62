import type { JobResponse } from '../../api';

/** Everybody who applied, and those who wait for an answer. */
export function countsOf({ jobapplications }: Pick<JobResponse, 'jobapplications'>) {
  const { pending = 0, rejected = 0, successful = 0 } = jobapplications ?? {};
  return { all: pending + rejected + successful, pending };
}
