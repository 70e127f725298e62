import { billsPerWord } from '@byline/shared-types/domain';
import { Field } from '../../../../components/form/Field';
import { RadioField } from '../../../../components/form/RadioField';
import { useT } from '@byline/web-kit/i18n';
import { WORK_ORDER } from '../../text-fields';
import rowStyle from '../../../../components/form/row.module.css';

/** Price per word, or per hour for the functions that do not bill per word (docs/domain/candidates.md#rates). */
export function RateFields({ functionName }: { functionName: string | undefined }) {
  const t = useT();
  const price = billsPerWord(functionName) ? 'candidateField.pricePerWord' : 'candidateField.pricePerHour';
  return (
    <div className={`${rowStyle.row} ${rowStyle.rates}`}>
      <Field name="pricePerWord" label={t(price)} unit="€" inputMode="decimal" autoComplete="off" />
      <Field name="dayRate" label={t('candidateField.dayRate')} unit="€" inputMode="decimal" autoComplete="off" />
      <Field
        name="yearsExperience"
        label={t('candidateField.yearsExperience')}
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  );
}

export function ProjectTexts() {
  const t = useT();
  return WORK_ORDER.map((name) => <Field key={name} name={name} label={t(`candidateField.${name}`)} rows={3} />);
}

export function FreelancerField() {
  const t = useT();
  return (
    <RadioField
      name="freelancer"
      label={t('candidate.freelancer')}
      summaryLabel={t('profile.freelancer')}
      inRow
      choices={[
        { value: 'yes', label: t('common.yes') },
        { value: 'no', label: t('common.no') },
      ]}
    />
  );
}

export function InfoField() {
  const t = useT();
  return <Field name="info" label={t('candidate.info')} rows={4} />;
}
