import { CAT_TOOLS, CAT_TOOL_IDS } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useField } from '@byline/web-kit/form';
import { useFormikContext } from 'formik';
import { Field } from '../../../../components/form/Field';
import { describedBy, FieldShell } from '../../../../components/form/FieldShell';
import { LanguageCombobox } from '../../../../components/form/LanguageCombobox';
import type { LanguageValues } from '@byline/web-kit/candidate';
import { Checks } from './Checks';
import { LevelsField } from './LevelsField';
import { PairsField } from './PairsField';
import rowStyle from '../../../../components/form/row.module.css';

function MotherTongueField() {
  const t = useT();
  const label = t('candidateField.motherTongue');
  const field = useField<string>('motherTongue', label);
  return (
    <FieldShell field={field} label={label}>
      <LanguageCombobox
        id={field.id}
        label={label}
        hasLabel
        placeholder={t('language.search')}
        value={field.value}
        invalid={field.error !== undefined}
        describedBy={describedBy(field, undefined)}
        onChange={field.setValue}
      />
    </FieldShell>
  );
}

/** Languages, translation pairs and, for translators, how they work: one block of the profile and of the wizard. */
export function LanguageFields() {
  const t = useT();
  const { values, setFieldValue } = useFormikContext<LanguageValues>();
  const { translationSkills, catTools, wordsPerDay, minimumFee } = values;
  const translates = translationSkills.length > 0 || catTools.length > 0 || wordsPerDay !== '' || minimumFee !== '';
  return (
    <>
      <MotherTongueField />
      <LevelsField />
      <PairsField />
      {translates && (
        <>
          <Checks
            legend={t('candidateField.catTools')}
            choices={CAT_TOOL_IDS.map((value) => ({ value, label: CAT_TOOLS[value] }))}
            value={catTools}
            onChange={(chosen) => void setFieldValue('catTools', chosen)}
          />
          <div className={`${rowStyle.row} ${rowStyle.together}`}>
            <Field
              name="wordsPerDay"
              label={t('candidateField.wordsPerDay')}
              optional
              inputMode="numeric"
              autoComplete="off"
            />
            <Field
              name="minimumFee"
              label={t('candidateField.minimumFee')}
              optional
              unit="€"
              inputMode="decimal"
              autoComplete="off"
            />
          </div>
        </>
      )}
    </>
  );
}
