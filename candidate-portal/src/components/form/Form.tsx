import { Form as KitForm, type FormLook, type FormProps, type LoadSchema } from '@byline/web-kit/form';
import type { FormikValues } from 'formik';
import { ProblemAlert } from './ProblemAlert';
import { Summary } from './Summary';
import style from './form.module.css';

const LOOK: FormLook = { Alert: ProblemAlert, Summary };

/** The schema loads when the user enters the form, so that a page loads without yup. */
type PortalFormProps<Values extends FormikValues> = FormProps<Values> & { schema: LoadSchema };

/** The form of both apps in the portal's look, with an error summary on top unless `summary` is false. */
export const Form = <Values extends FormikValues>({
  className = style.form,
  summary = true,
  ...form
}: PortalFormProps<Values>) => <KitForm {...form} className={className} summary={summary} look={LOOK} />;
