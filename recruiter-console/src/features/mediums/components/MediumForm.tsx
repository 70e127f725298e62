import { useCancel } from '@byline/web-kit/form';
import { plainText } from '@byline/web-kit/rich-text';
import { useNames } from '@byline/web-kit/names';
import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useCreateMediumMutation,
  useLazyGetMediumQuery,
  useUpdateMediumMutation,
  type MediumResponse,
} from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneBody, PaneFoot, PaneHead, Scroll } from '../../../components/layout/Pane';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { FormGrid } from '../../../components/ui/fields/FormGrid';
import { PickerField } from '../../../components/ui/fields/form-fields';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { TextField } from '../../../components/ui/fields/TextField';
import { IconAction } from '../../../components/ui/IconAction';
import { changedPart, type FieldWords } from '../../../components/ui/merge/merge';
import { MergeConflict } from '../../../components/ui/merge/MergeConflict';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { Text } from '../../../components/ui/Text';
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
  const title = useId();
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
  const { saving, save } = useRecordForm<MediumResponse, MediumValues>({
    ...{ record: medium, toValues: mediumValues, empty: newMedium, words, onClose },
    make: (values) => create({ createMediumRequest: mediumRequest(values) }).unwrap(),
    change: (id, values, base, version) => {
      const change = changedPart(mediumRequest(values), mediumRequest(base));
      return update({ id, updateMediumRequest: { ...change, version } }).unwrap();
    },
    read: (id) => getMedium({ id }).unwrap(),
    said: ({ name }) => formatMessage(medium ? messages.saved : messages.created, { name }),
  });
  const text = (name: keyof MediumValues) => ({ name, label: formatMessage(mediumFields[name]), optional: true });
  return (
    <Form<MediumValues>
      initialValues={saving.opened}
      schema={mediumSchema}
      onSubmit={save}
      onRefused={saving.onRefused}
      draft={{ form: 'medium', record: medium?._id ?? '', shownBy: ['open', 'panel'] }}
      layout="inPane"
      labelledBy={title}
    >
      <PaneHead size="bar" lined>
        <Text as="h2" size="panel" grow id={title}>
          <FormattedMessage {...(medium ? messages.edit : messages.add)} />
        </Text>
        <IconAction icon={X} label={formatMessage(common.close)} onClick={onClose} />
      </PaneHead>
      <Scroll>
        <PaneBody gap={16}>
          <MergeConflict saving={saving} words={words} />
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
        </PaneBody>
      </Scroll>
      <PaneFoot>
        {medium && <RemoveButton medium={medium} onRemoved={onRemoved} />}
        <Grow />
        <FormActions onCancel={onClose} action={<FormattedMessage {...messages.save} />} />
      </PaneFoot>
    </Form>
  );
}

/** What was typed goes with the medium. */
function RemoveButton({ medium, onRemoved }: { medium: MediumResponse; onRemoved: () => void }) {
  const remove = useRemoveMedium(useCancel(onRemoved));
  return (
    <Button variant="text" color="error" onClick={() => void remove(medium)}>
      <FormattedMessage {...common.remove} />
    </Button>
  );
}
