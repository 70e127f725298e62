import { LANGUAGES, provinceName, provincesOf } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useFormikContext } from 'formik';
import { useSourceOptions } from '../../../api/lookups';
import { FormGrid } from '../../../components/ui/fields/FormGrid';
import { CheckField, PickerField, SelectField } from '../../../components/ui/fields/form-fields';
import { TextField } from '../../../components/ui/fields/TextField';
import { LANGUAGE_NAMES } from '../../../i18n/language';
import { useNames } from '@byline/web-kit/names';
import type { ProfileValues } from '../form';
import style from './PersonalFields.module.css';
import type { FieldLabels } from './field-labels';
import { LinkRows } from './LinkRows';

/** Name, contact and address, and the fields that only recruiters see. */
export function PersonalFields({ labels, hasLogin }: { labels: FieldLabels; hasLogin: boolean }) {
  const t = useT();
  const names = useNames();
  const sources = useSourceOptions();
  const { values } = useFormikContext<ProfileValues>();
  const none = t('common.none');
  const provinces = provincesOf(values.country).map((value) => ({
    value,
    label: provinceName(values.country, value) ?? t('candidate.otherProvince'),
  }));
  return (
    <FormGrid>
      <TextField name="firstname" label={labels.firstname} required autoFocus />
      <TextField name="name" label={labels.name} required />
      <TextField
        name="email"
        type="email"
        label={labels.email}
        help={hasLogin && t('profileForm.emailHelp')}
        required
      />
      <TextField name="phone" type="tel" label={labels.phone} />
      <TextField name="street" label={labels.street} />
      <FormGrid>
        <TextField name="number" label={labels.number} />
        <TextField name="box" label={labels.box} />
      </FormGrid>
      <TextField name="postal" label={labels.postal} />
      <TextField name="city" label={labels.city} />
      <PickerField name="country" label={labels.country} options={names.countryOptions} placeholder={none} />
      <SelectField name="province" label={labels.province} options={provinces} placeholder={none} />
      <SelectField
        name="language"
        label={labels.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <PickerField name="sourceId" label={labels.sourceId} options={sources.options} placeholder={none} />
      <TextField name="website" type="url" label={labels.website} placeholder="https://" />
      <TextField name="skype" label={labels.skype} />
      <LinkRows label={labels.links} />
      <TextField name="websiteTag" label={labels.websiteTag} />
      <div className={style.atFoot}>
        <CheckField name="publicEnabled">{t('profileForm.publicEnabled')}</CheckField>
      </div>
    </FormGrid>
  );
}
