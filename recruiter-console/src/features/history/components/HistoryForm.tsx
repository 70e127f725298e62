import type { DraftOf } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { Row, Stack } from '../../../components/layout/Stack';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { FormGrid } from '../../../components/ui/fields/FormGrid';
import { useMade } from '../../../lib/made/made-context';

interface HistoryFormProps<Values extends FormikValues> {
  label: string;
  initial: Values;
  schema: ObjectSchema<object>;
  draft: DraftOf;
  nameOf: (values: Values) => string;
  /** Resolves to the saved entry. */
  onSave: (values: Values) => Promise<{ data: { _id: string } } | { _id: string }>;
  onClose: () => void;
  children: ReactNode;
}

/** The form of one entry, new or existing. */
export function HistoryForm<Values extends FormikValues>(props: HistoryFormProps<Values>) {
  const { label, initial, schema, draft, nameOf, onSave, onClose, children } = props;
  const t = useT();
  const notify = useNotify();
  const { light } = useMade();
  const save = async (values: Values): Promise<void> => {
    const saved = await onSave(values);
    notify(t('history.saved', { name: nameOf(values) }));
    onClose();
    light({ id: 'data' in saved ? saved.data._id : saved._id });
  };
  return (
    <Form<Values> initialValues={initial} schema={schema} onSubmit={save} draft={draft} layout="inPlace" label={label}>
      <Stack gap={16}>
        <FormGrid>{children}</FormGrid>
        <Row atEnd>
          <FormActions onCancel={onClose} />
        </Row>
      </Stack>
    </Form>
  );
}
