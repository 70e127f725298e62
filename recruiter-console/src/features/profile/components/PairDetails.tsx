import { SPECIALISMS } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { FormGrid } from '../../../components/ui/fields/FormGrid';
import { CheckField, PickerField, SeveralField } from '../../../components/ui/fields/form-fields';
import { TextField } from '../../../components/ui/fields/TextField';
import type { ProfileValues } from '../form';
import style from './PairDetails.module.css';

/** Subject areas, rate and oath of one pair. */
export function PairDetails({ index }: { index: number }) {
  const t = useT();
  const id = useId();
  const { countryOptions } = useNames();
  const { values } = useFormikContext<ProfileValues>();
  const name = `translationSkills.${index}`;
  return (
    <div className={style.details}>
      <FormGrid>
        <SeveralField
          name={`${name}.specialisms`}
          label={t('pair.specialisms')}
          options={SPECIALISMS.map((value) => ({ value, label: t(`specialism.${value}`) }))}
          placeholder={t('common.none')}
        />
        <TextField name={`${name}.pricePerWord`} label={`${t('pair.price')} (€)`} inputMode="decimal" />
        <FieldFrame id={id} label={t('pair.sworn')} group>
          <div>
            <CheckField name={`${name}.sworn`}>{t('pair.swornHere')}</CheckField>
          </div>
        </FieldFrame>
        {values.translationSkills[index]?.sworn && (
          <>
            <TextField name={`${name}.court`} label={t('pair.court')} />
            <PickerField name={`${name}.country`} label={t('pair.country')} options={countryOptions} />
          </>
        )}
      </FormGrid>
    </div>
  );
}
