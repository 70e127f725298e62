import { useT } from '@byline/web-kit/i18n';
import { SideForm } from '../../../components/record/SideForm';
import { plainText } from '@byline/web-kit/rich-text';
import { useNames } from '@byline/web-kit/names';
import {
  useCreateMediumMutation,
  useLazyGetMediumQuery,
  useUpdateMediumMutation,
  type MediumResponse,
} from '../../../api';
import { FormGrid } from '../../../components/ui/fields/FormGrid';
import { PickerField } from '../../../components/ui/fields/form-fields';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { TextField } from '../../../components/ui/fields/TextField';
import type { FieldWords } from '../../../components/ui/merge/field-words';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { mediumRequest, mediumValues, newMedium, type MediumValues } from '../model';
import { mediumSchema } from '../schema';
import { useRemoveMedium } from '../useRemovals';

interface MediumFormProps {
  /** The medium to change; undefined for a new one. */
  medium?: MediumResponse | undefined;
  onClose: () => void;
  onRemoved: () => void;
}

export function MediumForm({ medium, onClose, onRemoved }: MediumFormProps) {
  const t = useT();
  const names = useNames();
  const [create] = useCreateMediumMutation();
  const [update] = useUpdateMediumMutation();
  const [getMedium] = useLazyGetMediumQuery();
  const words: FieldWords<MediumValues> = {
    label: (field) => t(`medium.${field}`),
    text: (values, field) => {
      if (field === 'country') return values.country && names.country(values.country);
      return field === 'remarks' ? plainText(values.remarks) : values[field];
    },
  };
  const remove = useRemoveMedium();
  const form = useRecordForm({
    ...{ record: medium, toValues: mediumValues, toRequest: mediumRequest, empty: newMedium, words, onClose },
    create: (createMediumRequest) => create({ createMediumRequest }).unwrap(),
    update: (id, updateMediumRequest) => update({ id, updateMediumRequest }).unwrap(),
    read: (id) => getMedium({ id }).unwrap(),
    made: (id) => ({ list: 'mediums', address: `/settings/mediums?open=${id}` }),
    said: ({ name }) => t(medium ? 'mediums.saved' : 'mediums.created', { name }),
  });
  const text = (name: keyof MediumValues) => ({ name, label: t(`medium.${name}`) });
  return (
    <SideForm
      title={t(medium ? 'mediums.edit' : 'mediums.add')}
      form={form}
      schema={mediumSchema}
      draft={{ form: 'medium', record: medium?._id ?? '', shownBy: ['open', 'panel'] }}
      verb="mediums.save"
      onClose={onClose}
      remove={medium && (() => remove(medium))}
      onRemoved={onRemoved}
    >
      <TextField {...text('name')} required autoFocus={!medium} />
      <TextField {...text('url')} type="url" />
      <TextField {...text('street')} />
      <FormGrid>
        <TextField {...text('postal')} />
        <TextField {...text('city')} />
        <PickerField
          name="country"
          label={t('medium.country')}
          options={names.countryOptions}
          placeholder={t('common.none')}
        />
        <TextField {...text('startPrice')} inputMode="decimal" />
      </FormGrid>
      <RichTextField name="remarks" label={t('medium.remarks')} />
    </SideForm>
  );
}
