import { useT } from '@byline/web-kit/i18n';
import { useFormikContext } from 'formik';
import type { ApplicationResponse } from '../../../api';
import { NO_WORK, toWorkValues } from '../../../components/jobs/work-values';
import { WorkFields } from '../../../components/jobs/WorkFields';
import { Stack } from '../../../components/layout/Stack';
import { Check } from '../../../components/ui/fields/Check';
import type { OwnWorkValues } from '../model';

/** Gives an application a period of work of its own, which begins as that of the job. */
export function OwnWorkFields({ application: { job } }: { application: ApplicationResponse }) {
  const t = useT();
  const { values, setValues } = useFormikContext<OwnWorkValues>();
  const choose = (own: boolean): void => void setValues({ ...values, own, ...(own ? toWorkValues(job) : NO_WORK) });
  return (
    <Stack role="group" gap={8} aria-label={t('job.work')}>
      <Check name="own" checked={values.own} onChange={choose}>
        {t('applications.ownWork')}
      </Check>
      {values.own && <WorkFields needed />}
    </Stack>
  );
}
