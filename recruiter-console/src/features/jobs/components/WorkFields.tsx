import { DAYS_PER_WEEK } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useIntl } from 'react-intl';
import { Stack } from '../../../components/layout/Stack';
import { DateField } from '../../../components/ui/fields/DateField';
import { FormGrid } from '../../../components/ui/fields/FormGrid';
import { PickerField } from '../../../components/ui/fields/form-fields';
import { Text } from '../../../components/ui/Text';

/** The period of work of a job, for which approved candidates are booked. */
export function WorkFields() {
  const t = useT();
  const { formatNumber } = useIntl();
  return (
    <Stack role="group" gap={8} aria-label={t('job.work')}>
      <Text as="h3" weight="medium">
        {t('job.work')}
      </Text>
      <Text as="p" tone="muted" size="small">
        {t('job.workHelp')}
      </Text>
      <FormGrid>
        <DateField name="workFrom" label={t('job.workFrom')} optional />
        <DateField name="workTo" label={t('job.workTo')} optional />
        <PickerField
          name="workDays"
          label={t('job.workDays')}
          placeholder={t('common.anyMasculine')}
          optional
          clearable
          options={DAYS_PER_WEEK.map((days) => ({ value: String(days), label: formatNumber(days) }))}
        />
      </FormGrid>
    </Stack>
  );
}
