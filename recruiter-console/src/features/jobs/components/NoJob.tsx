import { NoRecord } from '../../../components/record/NoRecord';

/** An address named a job that there is not. */
export const NoJob = ({ page = false }: { page?: boolean }) => (
  <NoRecord page={page} title="jobs.noJob" text="jobs.noJobText" all="jobs.all" to="/jobs" />
);
