import { NoRecord } from '../../../components/record/NoRecord';

/** The address names a job that does not exist. */
export const NoJob = ({ page = false }: { page?: boolean }) => (
  <NoRecord page={page} title="jobs.noJob" text="jobs.noJobText" all="jobs.all" to="/jobs" />
);
