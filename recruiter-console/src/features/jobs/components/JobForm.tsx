import { useCancel } from '@byline/web-kit/form';
import Button from '@mui/material/Button';
import { Copy, Maximize2, X } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCreateJobMutation, useLazyGetJobQuery, useUpdateJobMutation, type JobResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneBody, PaneFoot, PaneHead, Scroll } from '../../../components/layout/Pane';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { IconAction } from '../../../components/ui/IconAction';
import { changedPart } from '../../../components/ui/merge/merge';
import { MergeConflict } from '../../../components/ui/merge/MergeConflict';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { Text } from '../../../components/ui/Text';
import { common } from '../../../i18n/common';
import { formMessages, messages } from '../messages';
import { copyOf, newJob, toRequest, toValues, type JobValues } from '../model';
import { jobSchema } from '../schema';
import { useJobWords } from '../useJobWords';
import { useRemoveJob } from '../useRemoveJob';
import { JobFields } from './JobFields';

interface JobFormProps {
  /** The job to change; none for a new one. */
  job?: JobResponse | undefined;
  /** What a new one begins as. */
  like?: JobResponse | undefined;
  /** It stands beside the page of its job, which needs no way there. */
  onItsPage?: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** The form of a job, to add it, to change it or to add it once more, in the pane that is around it. */
export function JobForm({ job, like, onItsPage = false, onClose, onRemoved }: JobFormProps) {
  const { formatMessage, locale } = useIntl();
  const title = useId();
  const [create] = useCreateJobMutation();
  const [update] = useUpdateJobMutation();
  const [getJob] = useLazyGetJobQuery();
  const words = useJobWords(job ?? like);
  const { saving, save } = useRecordForm<JobResponse, JobValues>({
    ...{ record: job, toValues, words, onClose },
    empty: () => (like ? copyOf(like) : newJob(locale)),
    make: (values) => create({ createJobRequest: toRequest(values) }).unwrap(),
    change: (id, values, base, version) => {
      const change = changedPart(toRequest(values), toRequest(base));
      return update({ id, updateJobRequest: { ...change, version } }).unwrap();
    },
    read: (id) => getJob({ id }).unwrap(),
    said: (values) => formatMessage(job ? formMessages.saved : formMessages.added, { title: values.title }),
  });
  return (
    <Form<JobValues>
      initialValues={saving.opened}
      schema={jobSchema(job ? saving.opened : { from: '', to: '' })}
      onSubmit={save}
      onRefused={saving.onRefused}
      draft={{
        form: 'job',
        record: job?._id ?? (like ? `copy-${like._id}` : ''),
        shownBy: ['open', 'panel', 'copy'],
      }}
      layout="inPane"
      labelledBy={title}
    >
      <PaneHead size="bar" lined>
        <Text as="h2" size="panel" grow id={title}>
          <FormattedMessage {...(job ? messages.edit : messages.add)} />
        </Text>
        {job && !onItsPage && (
          <>
            <IconAction icon={Copy} label={formatMessage(messages.copyAsNew)} to={`/jobs?copy=${job._id}`} />
            <IconAction icon={Maximize2} label={formatMessage(messages.openPage)} to={`/jobs/${job._id}`} />
          </>
        )}
        <IconAction icon={X} label={formatMessage(common.close)} onClick={onClose} />
      </PaneHead>
      <Scroll>
        <PaneBody gap={16}>
          <MergeConflict saving={saving} words={words} />
          <JobFields job={job ?? like} />
        </PaneBody>
      </Scroll>
      <PaneFoot>
        {job && <RemoveButton job={job} onRemoved={onRemoved} />}
        <Grow />
        <FormActions onCancel={onClose} action={<FormattedMessage {...formMessages.save} />} />
      </PaneFoot>
    </Form>
  );
}

/** What was typed goes with the job. */
function RemoveButton({ job, onRemoved }: { job: JobResponse; onRemoved: () => void }) {
  const leave = useCancel(onRemoved);
  const remove = useRemoveJob(leave);
  return (
    <Button variant="text" color="error" onClick={() => void remove(job)}>
      <FormattedMessage {...common.remove} />
    </Button>
  );
}
