import { useT } from '@byline/web-kit/i18n';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { useLazyGetJobQuery, useUpdateJobMutation, type JobResponse } from '../../../api';
import { SideForm } from '../../../components/record/SideForm';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { Segment } from '../../../components/ui/Segment';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { usePhone } from '../../../lib/usePhone';
import { TEXTS, toRequest, toValues, type JobValues } from '../model';
import { jobSchema } from '../schema';
import { useChangedBy } from '../useChangedBy';
import { useJobWords } from '../useJobWords';
import style from './JobTextsForm.module.css';
import { StrangerView } from './StrangerView';

/** The texts of a job in wide editors, beside them the job as a visitor reads it (docs/domain/recruiting.md#job-form). */
export function JobTextsForm({ job, onClose }: { job: JobResponse; onClose: () => void }) {
  const t = useT();
  const [update] = useUpdateJobMutation();
  const [getJob] = useLazyGetJobQuery();
  const words = useJobWords(job);
  const form = useRecordForm({
    ...{ record: job, toValues, toRequest, words, onClose },
    empty: () => toValues(job),
    create: () => Promise.reject(new Error('a job without its page')),
    update: (id, updateJobRequest) => update({ id, updateJobRequest }).unwrap(),
    merges: true,
    who: useChangedBy(),
    read: (id) => getJob({ id }).unwrap(),
    said: ({ title }) => t('jobForm.saved', { title }),
  });
  return (
    <SideForm
      isPage
      title={t('jobs.textsOf', { title: job.title })}
      form={form}
      schema={jobSchema(form.saving.opened)}
      draft={{ form: 'job-texts', record: job._id, shownBy: [] }}
      verb="jobForm.save"
      onClose={onClose}
    >
      <TextsAndView job={job} />
    </SideForm>
  );
}

/** Editors and view side by side; on a phone, one of the two. */
function TextsAndView({ job }: { job: JobResponse }) {
  const t = useT();
  const phone = usePhone();
  const viewId = useId();
  const { values } = useFormikContext<JobValues>();
  const [shown, setShown] = useState<'texts' | 'view'>('texts');
  return (
    <>
      {phone && (
        <Segment
          label={t('jobs.show')}
          value={shown}
          options={[
            { value: 'texts', label: t('job.texts') },
            { value: 'view', label: t('jobs.strangerShort') },
          ]}
          onChange={setShown}
        />
      )}
      <div className={style.beside}>
        {/* Stays mounted, so that the editors keep their cursor and their undo. */}
        <div className={style.texts} hidden={phone && shown !== 'texts'}>
          {TEXTS.map((name, index) => (
            <RichTextField key={name} name={name} label={t(`job.${name}`)} autoFocus={index === 0} />
          ))}
        </div>
        <section className={style.view} aria-labelledby={viewId} hidden={phone && shown !== 'view'}>
          <h2 id={viewId} className={style.viewTitle}>
            {t('jobs.stranger')}
          </h2>
          <StrangerView job={job} texts={values} />
        </section>
      </div>
    </>
  );
}
