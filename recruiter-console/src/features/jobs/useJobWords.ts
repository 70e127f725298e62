import { useT } from '@byline/web-kit/i18n';
import { plainText } from '@byline/web-kit/rich-text';
import { useNames } from '@byline/web-kit/names';
import type { JobResponse } from '../../api';
import type { FieldWords } from '../../components/ui/merge/field-words';
import { TEXTS, type JobText, type JobValues } from './model';
import { useCampaignOptions, useJobOptions } from './useJobOptions';
import { useTagChoices } from './useTagChoices';

const isText = (name: keyof JobValues): name is JobText => TEXTS.some((text) => text === name);

/** Field names and values as text, for the comparison of two versions. */
export function useJobWords(job: JobResponse | undefined): FieldWords<JobValues> {
  const t = useT();
  const names = useNames();
  const { functionName, typeLabel, levelLabel } = useJobOptions();
  const tags = useTagChoices();
  const campaigns = useCampaignOptions(job?.campaigns ?? [], job?.jobcampaigns);
  const special: { [Name in keyof JobValues]?: (values: JobValues) => string } = {
    function: (values) => values.function && functionName(values.function),
    languageId: ({ languageId }) => languageId && names.language(languageId),
    employmentTypeId: ({ employmentTypeId }) => typeLabel(employmentTypeId),
    applicantLevelId: ({ applicantLevelId }) => levelLabel(applicantLevelId),
    tags: (values) => values.tags.map(tags.labelOf).join(', '),
    campaigns: (values) => values.campaigns.map(campaigns.label).join(', '),
  };
  return {
    label: (name) => t(`job.${name}`),
    text: (values, name) => {
      if (isText(name)) return plainText(values[name]);
      const value = values[name];
      return special[name]?.(values) ?? (typeof value === 'string' ? value : '');
    },
  };
}
