import { NoRecord } from '../../../components/record/NoRecord';
import { messages } from '../messages';

/** An address named a job that there is not. */
export const NoJob = ({ page = false }: { page?: boolean }) => (
  <NoRecord page={page} title={messages.noJob} text={messages.noJobText} all={messages.all} to="/jobs" />
);
