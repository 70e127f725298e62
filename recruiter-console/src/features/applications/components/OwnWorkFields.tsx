import { useT } from '@byline/web-kit/i18n';
import { useFormikContext } from 'formik';
import type { ApplicationResponse } from '../../../api';
import { toWorkValues, WORK_FIELDS } from '../../../components/jobs/work-values';
import { WorkFields } from '../../../components/jobs/WorkFields';
import { Stack } from '../../../components/layout/Stack';
import { Check } from '../../../components/ui/fields/Check';
import type { OwnWorkValues } from '../model';

/** Gives an application a period of work of its own, which begins as that of the job; unticking hides what was typed and keeps it. */
export function OwnWorkFields({ application: { job } }: { application: ApplicationResponse }) {
  const t = useT();
  const { values, setValues } = useFormikContext<OwnWorkValues>();
  const isEmpty = WORK_FIELDS.every((field) => !values[field]);
  const choose = (own: boolean): void => void setValues({ ...values, ...(isEmpty && toWorkValues(job)), own });
  return (
    <Stack role="group" gap={8} aria-label={t('job.work')}>
      <Check name="own" checked={values.own} onChange={choose}>
        {t('applications.ownWork')}
      </Check>
      {values.own && <WorkFields needed />}
    </Stack>
  );
}
