import { DAYS_PER_WEEK } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useIntl } from 'react-intl';
import { DateField } from '../ui/fields/DateField';
import { FormGrid } from '../ui/fields/FormGrid';
import { PickerField } from '../ui/fields/form-fields';

interface WorkFieldsProps {
  /** True where a period needs its first day. */
  needed?: boolean;
}

/** The period of work of a job, or of an application, for which approved candidates are booked. */
export function WorkFields({ needed = false }: WorkFieldsProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  return (
    <FormGrid>
      <DateField name="workFrom" label={t('job.workFrom')} required={needed} />
      <DateField name="workTo" label={t('job.workTo')} />
      <PickerField
        name="workDays"
        label={t('job.workDays')}
        placeholder={t('common.anyMasculine')}
        clearable
        options={DAYS_PER_WEEK.map((days) => ({ value: String(days), label: formatNumber(days) }))}
      />
    </FormGrid>
  );
}
