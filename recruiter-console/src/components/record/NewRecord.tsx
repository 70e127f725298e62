import { MAX_LINE } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useState } from 'react';
import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';
import { Row, Stack } from '../layout/Stack';
import { Banner } from '../ui/Banner';
import { Form } from '../ui/fields/Form';
import { FormActions } from '../ui/fields/FormActions';
import { TextField } from '../ui/fields/TextField';

interface NewRecordProps {
  /** The name of the form, and the label of its field. */
  label: string;
  field: string;
  draft: string;
  /** The message if the name must be unique and already exists. */
  exists?: string;
  onCancel: () => void;
  /** Creates the record; must reject if the API refuses. */
  onMake: (name: string) => Promise<void>;
}

/** The API refuses `label` or `type`; both are this one field. */
const ONLY_FIELD = 'name';
const schema = object({ name: string().trim().required('required').max(MAX_LINE, longer) });

/** Creates a record with only a name; the other fields follow in its own form, which saves automatically. */
export function NewRecord({ label, field, draft, exists, onCancel, onMake }: NewRecordProps) {
  const t = useT();
  const [isTaken, setTaken] = useState(false);
  return (
    <Form<{ name: string }>
      initialValues={{ name: '' }}
      schema={schema}
      onSubmit={({ name }) => onMake(name.trim())}
      onRefused={(problem) => {
        const taken = exists !== undefined && problem?.code === 'already_exists';
        setTaken(taken);
        return taken;
      }}
      fieldOf={() => ONLY_FIELD}
      draft={{ form: draft }}
      label={label}
    >
      <Stack gap={8}>
        {isTaken && <Banner tone="bad">{exists}</Banner>}
        <TextField name={ONLY_FIELD} label={field} autoComplete="off" autoFocus required />
        <Row atEnd>
          <FormActions onCancel={onCancel} action={t('common.add')} />
        </Row>
      </Stack>
    </Form>
  );
}
