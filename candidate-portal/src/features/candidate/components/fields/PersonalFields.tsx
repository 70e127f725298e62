import { provincesOf } from '@byline/shared-types/domain';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { Field } from '../../../../components/form/Field';
import { LanguageField } from '../../../../components/form/LanguageField';
import { SelectField } from '../../../../components/form/SelectField';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { countryChoices } from '@byline/web-kit/names';
import { hasPrefix } from '@byline/web-kit/phone';
import type { PersonalValues } from '../../form-values';
import { provinceChoices } from '../../provinces';
import rowStyle from '../../../../components/form/row.module.css';

export function NameFields() {
  const t = useT();
  return (
    <>
      <div className={`${rowStyle.row} ${rowStyle.together}`}>
        <Field name="firstname" label={t('candidateField.firstname')} autoComplete="given-name" />
        <Field name="name" label={t('candidateField.name')} autoComplete="family-name" />
      </div>
      <LanguageField label={t('candidateField.language')} />
    </>
  );
}

/** Changing the country clears the province, which belongs to the previous country, and sets the prefix of a phone number to come. */
export function AddressFields() {
  const t = useT();
  const language = useLanguage();
  const { values, setFieldValue } = useFormikContext<PersonalValues>();
  const countries = useMemo(() => countryChoices(language), [language]);
  const provinces = useMemo(
    () => provinceChoices(values.country, t('common.other'), language),
    [values.country, t, language],
  );

  const countryChosen = (country: string): void => {
    const codes = provincesOf(country);
    const [only] = codes;
    const kept = codes.includes(values.province) ? values.province : '';
    void setFieldValue('province', codes.length === 1 ? only : kept);
    if (values.phone.trim() === '' && hasPrefix(country)) void setFieldValue('phoneCountry', country);
  };

  return (
    <>
      <div className={`${rowStyle.row} ${rowStyle.street}`}>
        <Field name="street" label={t('candidateField.street')} autoComplete="address-line1" />
        <div className={`${rowStyle.row} ${rowStyle.together}`}>
          <Field name="number" label={t('candidateField.number')} autoComplete="off" />
          <Field name="box" label={t('candidateField.box')} optional autoComplete="off" />
        </div>
      </div>
      <div className={`${rowStyle.row} ${rowStyle.together} ${rowStyle.postal}`}>
        <Field name="postal" label={t('candidateField.postal')} autoComplete="postal-code" />
        <Field name="city" label={t('candidateField.city')} autoComplete="address-level2" />
      </div>
      <div className={rowStyle.row}>
        <SelectField
          name="country"
          label={t('candidateField.country')}
          choices={countries}
          autoComplete="country"
          onChosen={countryChosen}
        />
        <SelectField
          name="province"
          label={t('candidateField.province')}
          choices={provinces}
          autoComplete="address-level1"
        />
      </div>
    </>
  );
}
