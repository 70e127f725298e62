import { MAX_LINE } from '@byline/shared-types/domain';
import { config } from '@byline/web-kit/config';
import { useT } from '@byline/web-kit/i18n';
import { useLanguageChoices } from '@byline/web-kit/names';
import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import type { JobResponse } from '../../../api';
import { WorkFields } from '../../../components/jobs/WorkFields';
import { Stack } from '../../../components/layout/Stack';
import { DateField } from '../../../components/ui/fields/DateField';
import { FormGrid } from '../../../components/ui/fields/FormGrid';
import { PickerField, SelectField } from '../../../components/ui/fields/form-fields';
import { TagsField } from '../../../components/ui/fields/TagsField';
import { TextField } from '../../../components/ui/fields/TextField';
import { Text } from '../../../components/ui/Text';
import type { JobValues } from '../model';
import { useCampaignOptions, useJobOptions } from '../useJobOptions';
import { useTagChoices } from '../useTagChoices';
import { JobTexts } from './JobTexts';

/** The limits of the API. */
const MAX_TAGS = 50;
const MAX_CAMPAIGNS = 100;

interface JobFieldsProps {
  job: JobResponse | undefined;
  autoFocus: boolean;
}

/** The fields of a job. */
export function JobFields({ job, autoFocus }: JobFieldsProps) {
  const t = useT();
  const languages = useLanguageChoices();
  const { values } = useFormikContext<JobValues>();
  const { functions, functionName, types, levels } = useJobOptions();
  const tags = useTagChoices();
  const campaigns = useCampaignOptions(values.campaigns, job?.jobcampaigns);
  const choose = t('jobForm.choose');
  const known = functions.some(({ value }) => value === values.function) || values.function === '';
  const text = (name: 'title' | 'client' | 'salary' | 'location' | 'time') => ({
    name,
    label: t(`job.${name}`),
    maxLength: MAX_LINE,
  });
  return (
    <>
      <TextField {...text('title')} required autoFocus={autoFocus} />
      <FormGrid>
        <TextField {...text('client')} required />
        <SelectField
          name="function"
          label={t('job.function')}
          options={known ? functions : [...functions, { value: values.function, label: functionName(values.function) }]}
          placeholder={choose}
          required
        />
        <TextField {...text('location')} />
        <TextField {...text('time')} />
        <TextField {...text('salary')} required />
        <PickerField name="languageId" label={t('job.languageId')} options={languages} clearable={false} required />
        <SelectField
          name="employmentTypeId"
          label={t('job.employmentTypeId')}
          options={types}
          placeholder={choose}
          required
        />
        <SelectField
          name="applicantLevelId"
          label={t('job.applicantLevelId')}
          options={levels}
          placeholder={choose}
          required
        />
        <DateField name="from" label={t('job.from')} disablePast />
        <DateField name="to" label={t('job.to')} disablePast />
        <TextField
          name="answerDays"
          label={t('job.answerDays')}
          help={t('job.answerDaysHelp', { days: config.answerDays })}
          inputMode="numeric"
        />
      </FormGrid>
      <Stack role="group" gap={8} aria-label={t('job.work')}>
        <Text as="h3" weight="medium">
          {t('job.work')}
        </Text>
        <Text as="p" tone="muted" size="small">
          {t('job.workHelp')}
        </Text>
        <WorkFields />
      </Stack>
      <TagsField
        name="tags"
        label={<FormattedMessage id="job.tags" />}
        optionsFor={(typed) => tags.optionsFor(typed, values.tags)}
        labelOf={tags.labelOf}
        max={MAX_TAGS}
      />
      <TagsField
        name="campaigns"
        label={<FormattedMessage id="job.campaigns" />}
        optionsFor={() => campaigns.options}
        {...campaigns.picker}
        labelOf={campaigns.label}
        max={MAX_CAMPAIGNS}
      />
      <JobTexts />
    </>
  );
}
