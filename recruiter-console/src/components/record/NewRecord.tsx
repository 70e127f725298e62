import { MAX_LINE } from '@byline/shared-types/domain';
import { object, string } from 'yup';
import { useIntl } from 'react-intl';
import { common } from '../../i18n/common';
import { Row, Stack } from '../layout/Stack';
import { Form } from '../ui/fields/Form';
import { FormActions } from '../ui/fields/FormActions';
import { TextField } from '../ui/fields/TextField';

interface NewRecordProps {
  /** Of the form, and of its field. */
  label: string;
  field: string;
  draft: string;
  onCancel: () => void;
  /** Makes it; lets a refusal through. */
  onMake: (name: string) => Promise<void>;
}

/** What the API refuses is about `label` or `type`, which is this one field. */
const ONLY_FIELD = 'name';
const schema = object({ name: string().trim().required('required').max(MAX_LINE, 'too_long') });

/** Makes a record of a name; the rest comes next, and saves itself. */
export function NewRecord({ label, field, draft, onCancel, onMake }: NewRecordProps) {
  const { formatMessage } = useIntl();
  return (
    <Form<{ name: string }>
      initialValues={{ name: '' }}
      schema={schema}
      onSubmit={({ name }) => onMake(name.trim())}
      fieldOf={() => ONLY_FIELD}
      draft={{ form: draft }}
      label={label}
    >
      <Stack gap={8}>
        <TextField name={ONLY_FIELD} label={field} autoComplete="off" autoFocus required />
        <Row atEnd>
          <FormActions onCancel={onCancel} action={formatMessage(common.add)} />
        </Row>
      </Stack>
    </Form>
  );
}
