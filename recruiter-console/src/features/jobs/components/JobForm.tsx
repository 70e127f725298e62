import { useT } from '@byline/web-kit/i18n';
import { SideForm } from '../../../components/record/SideForm';
import { Copy, Maximize2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useCreateJobMutation, useLazyGetJobQuery, useUpdateJobMutation, type JobResponse } from '../../../api';
import { IconAction } from '../../../components/ui/IconAction';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { copyOf, newJob, toRequest, toValues } from '../model';
import { jobSchema } from '../schema';
import { useCopyApplyLink } from '../useCopyApplyLink';
import { useChangedBy } from '../useChangedBy';
import { useJobWords } from '../useJobWords';
import { useRemoveJob } from '../useRemoveJob';
import { JobFields } from './JobFields';

interface JobFormProps {
  /** The job to change; undefined for a new one. */
  job?: JobResponse | undefined;
  /** The job that a new one copies. */
  like?: JobResponse | undefined;
  /** True beside the page of the job, where the form needs no link to it. */
  onItsPage?: boolean;
  onClose: () => void;
  onRemoved?: () => void;
}

/** The form of a job: adds, changes or copies one. */
export function JobForm({ job, like, onItsPage = false, onClose, onRemoved = onClose }: JobFormProps) {
  const t = useT();
  const { locale } = useIntl();
  const [create] = useCreateJobMutation();
  const [update] = useUpdateJobMutation();
  const [getJob] = useLazyGetJobQuery();
  const words = useJobWords(job ?? like);
  const remove = useRemoveJob();
  const copyLink = useCopyApplyLink();
  const form = useRecordForm({
    ...{ record: job, toValues, toRequest, words, onClose },
    empty: () => (like ? copyOf(like) : newJob(locale)),
    create: (createJobRequest) => create({ createJobRequest }).unwrap(),
    update: (id, updateJobRequest) => update({ id, updateJobRequest }).unwrap(),
    merges: true,
    who: useChangedBy(),
    read: (id) => getJob({ id }).unwrap(),
    made: (id, { campaigns: [campaign, ...others] }) => ({
      list: 'jobs',
      address: `/jobs/${id}`,
      // Each campaign has its own link, so the notice offers to copy one only if there is one campaign. The page of the job shows all.
      actions: campaign !== undefined && others.length === 0 ? [copyLink(campaign, id)] : [],
    }),
    said: (values) => t(job ? 'jobForm.saved' : 'jobForm.added', { title: values.title }),
  });
  return (
    <SideForm
      title={t(job ? 'jobs.edit' : 'jobs.add')}
      form={form}
      schema={jobSchema(job ? form.saving.opened : { from: '', to: '' })}
      draft={{
        form: 'job',
        record: job?._id ?? (like ? `copy-${like._id}` : ''),
        shownBy: ['open', 'panel', 'copy'],
      }}
      verb="jobForm.save"
      onClose={onClose}
      remove={job && (() => remove(job))}
      onRemoved={onRemoved}
      actions={
        job &&
        !onItsPage && (
          <>
            <IconAction icon={Copy} label={t('jobs.copyAsNew')} to={`/jobs?copy=${job._id}`} />
            <IconAction icon={Maximize2} label={t('jobs.openPage')} to={`/jobs/${job._id}`} />
          </>
        )
      }
    >
      <JobFields job={job ?? like} autoFocus={onItsPage || !(job ?? like)} />
    </SideForm>
  );
}
