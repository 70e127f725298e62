import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useLazyGetJobQuery, useUpdateJobMutation, type JobResponse } from '../../api';
import { countsOf } from './counts';

/** Closes a job after a question that tells the effect on its links and applications, and opens it again (docs/domain/recruiting.md#closed-jobs). */
export function useCloseJob(): {
  close: (job: JobResponse) => Promise<void>;
  reopen: (job: JobResponse) => Promise<void>;
} {
  const t = useT();
  const { confirm, showError } = useDialogs();
  const notify = useNotify();
  const [update] = useUpdateJobMutation();
  const [read] = useLazyGetJobQuery();
  const set = async ({ _id: id, version }: JobResponse, closed: boolean): Promise<JobResponse | null> => {
    const { data, error } = await update({ id, updateJobRequest: { version, closed } });
    if (!data) showError(error);
    return data ?? null;
  };
  const reopen = async (job: JobResponse): Promise<void> => {
    if (await set(job, false)) notify(t('jobs.reopened', { title: job.title }), { success: true });
  };
  const close = async (shown: JobResponse): Promise<void> => {
    // The applications may have changed since the page opened.
    const job = (await read({ id: shown._id })).data ?? shown;
    const { title } = job;
    const yes = await confirm({
      title: t('jobs.closeQuestion', { title }),
      text: t('jobs.closeText', { count: countsOf(job).pending }),
      action: t('jobs.close'),
    });
    const closed = yes && (await set(job, true));
    if (closed) notify(t('jobs.closed', { title }), { undo: () => void reopen(closed) });
  };
  return { close, reopen };
}
