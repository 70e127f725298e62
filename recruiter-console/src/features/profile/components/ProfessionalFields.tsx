import { CAT_TOOL_IDS, CAT_TOOLS, USER_FUNCTIONS, WORK_TEXT_NAMES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useFunctionName } from '../../../components/candidate/texts';
import { DateField } from '../../../components/ui/fields/DateField';
import { FormGrid } from '../../../components/ui/fields/FormGrid';
import { PickerField, SegmentField, SeveralField } from '../../../components/ui/fields/form-fields';
import { TextField } from '../../../components/ui/fields/TextField';
import { useLanguageChoices } from '@byline/web-kit/names';
import { usePriceLabel, type FieldLabels } from './field-labels';
import { LevelRows } from './LevelRows';
import { TranslationRows } from './TranslationRows';

export function ProfessionalFields({ labels }: { labels: FieldLabels }) {
  const t = useT();
  const languages = useLanguageChoices();
  const functionName = useFunctionName();
  const priceLabel = usePriceLabel();
  const none = t('common.none');
  return (
    <FormGrid>
      <PickerField
        name="function"
        label={labels.function}
        options={USER_FUNCTIONS.map((value) => ({ value, label: functionName(value) }))}
        placeholder={none}
      />
      <SegmentField
        name="freelancer"
        label={labels.freelancer}
        options={[
          { value: '', label: '–' },
          { value: 'yes', label: t('common.yes') },
          { value: 'no', label: t('common.no') },
        ]}
      />
      <TextField name="pricePerWord" label={`${priceLabel} (€)`} inputMode="decimal" />
      <TextField name="dayRate" label={`${labels.dayRate} (€)`} inputMode="decimal" />
      <TextField name="yearsExperience" label={labels.yearsExperience} inputMode="decimal" />
      <PickerField name="motherTongue" label={labels.motherTongue} options={languages} placeholder={none} />
      <LevelRows label={labels.languages} />
      <TranslationRows label={labels.translationSkills} />
      <SeveralField
        name="catTools"
        label={labels.catTools}
        options={CAT_TOOL_IDS.map((value) => ({ value, label: CAT_TOOLS[value] }))}
        placeholder={none}
      />
      <TextField name="wordsPerDay" label={labels.wordsPerDay} inputMode="numeric" />
      <TextField name="minimumFee" label={`${labels.minimumFee} (€)`} inputMode="decimal" />
      <DateField name="unavailableFrom" label={labels.unavailableFrom} />
      <DateField name="unavailableTo" label={labels.unavailableTo} />
      <TextField full name="resumeSummary" label={labels.resumeSummary} help={t('profileForm.summaryHelp')} rows={3} />
      {WORK_TEXT_NAMES.map((name) => (
        <TextField key={name} name={name} label={labels[name]} rows={2} />
      ))}
      <TextField name="info" label={labels.info} rows={3} />
      <TextField name="moreAboutYourself" label={labels.moreAboutYourself} rows={3} />
    </FormGrid>
  );
}
