import Button from '@mui/material/Button';
import { Form, Formik, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ObjectSchema } from 'yup';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { common } from '../../../i18n/common';
import { fieldErrors } from '@byline/web-kit/problems';
import { messages } from '../messages';

interface HistoryFormProps<Values extends FormikValues> {
  label: string;
  initial: Values;
  schema: ObjectSchema<object>;
  nameOf: (values: Values) => string;
  onSave: (values: Values) => Promise<{ error?: unknown }>;
  onClose: () => void;
  children: ReactNode;
}

/** Form of one entry, to add it or to change it. What the server refuses stays in the form. */
export function HistoryForm<Values extends FormikValues>(props: HistoryFormProps<Values>) {
  const { label, initial, schema, nameOf, onSave, onClose, children } = props;
  const { formatMessage } = useIntl();
  const { showError } = useDialogs();
  const notify = useNotify();
  return (
    <Formik<Values>
      initialValues={initial}
      validationSchema={schema}
      onSubmit={async (values, { setErrors }) => {
        const { error } = await onSave(values);
        if (!error) {
          notify(formatMessage(messages.saved, { name: nameOf(values) }));
          onClose();
          return;
        }
        const errors = fieldErrors(error);
        if (Object.keys(errors).length > 0) setErrors(errors as Parameters<typeof setErrors>[0]);
        else showError(error);
      }}
    >
      {({ isSubmitting }) => (
        <Form className="body line col g16" noValidate aria-label={label}>
          <div className="form-grid">{children}</div>
          <div className="row end">
            <Button variant="text" onClick={onClose}>
              <FormattedMessage {...common.cancel} />
            </Button>
            <Button type="submit" variant="contained" color="primary" disabled={isSubmitting}>
              <FormattedMessage {...common.save} />
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}
