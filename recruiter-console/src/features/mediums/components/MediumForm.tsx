import { SideForm } from '../../../components/record/SideForm';
import { plainText } from '@byline/web-kit/rich-text';
import { useNames } from '@byline/web-kit/names';
import { useIntl } from 'react-intl';
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
import { common } from '../../../i18n/common';
import { mediumFields, messages } from '../messages';
import { mediumRequest, mediumValues, newMedium, type MediumValues } from '../model';
import { mediumSchema } from '../schema';
import { useRemoveMedium } from '../useRemovals';

interface MediumFormProps {
  /** The medium to change; none for a new one. */
  medium?: MediumResponse | undefined;
  onClose: () => void;
  onRemoved: () => void;
}

/** Adds a medium, or changes one. */
export function MediumForm({ medium, onClose, onRemoved }: MediumFormProps) {
  const { formatMessage } = useIntl();
  const names = useNames();
  const [create] = useCreateMediumMutation();
  const [update] = useUpdateMediumMutation();
  const [getMedium] = useLazyGetMediumQuery();
  const words: FieldWords<MediumValues> = {
    label: (field) => formatMessage(mediumFields[field]),
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
    said: ({ name }) => formatMessage(medium ? messages.saved : messages.created, { name }),
  });
  const text = (name: keyof MediumValues) => ({ name, label: formatMessage(mediumFields[name]), optional: true });
  return (
    <SideForm
      title={medium ? messages.edit : messages.add}
      form={form}
      schema={mediumSchema}
      draft={{ form: 'medium', record: medium?._id ?? '', shownBy: ['open', 'panel'] }}
      verb={messages.save}
      onClose={onClose}
      remove={medium && (() => remove(medium))}
      onRemoved={onRemoved}
    >
      <TextField {...text('name')} optional={false} autoFocus={!medium} />
      <TextField {...text('url')} type="url" />
      <TextField {...text('street')} />
      <FormGrid>
        <TextField {...text('postal')} />
        <TextField {...text('city')} />
        <PickerField
          name="country"
          label={formatMessage(mediumFields.country)}
          options={names.countryOptions}
          placeholder={formatMessage(common.none)}
          optional
        />
        <TextField {...text('startPrice')} inputMode="decimal" />
      </FormGrid>
      <RichTextField name="remarks" label={formatMessage(mediumFields.remarks)} optional />
    </SideForm>
  );
}
