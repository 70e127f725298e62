import { Form as KitForm, type FormLook, type FormProps, type LoadSchema } from '@byline/web-kit/form';
import type { FormikValues } from 'formik';
import { ProblemAlert } from './ProblemAlert';
import { Summary } from './Summary';
import style from './form.module.css';

const LOOK: FormLook = { Alert: ProblemAlert, Summary };

/** The schema loads once somebody is in the form, so that yup is not part of a page. */
type PortalFormProps<Values extends FormikValues> = FormProps<Values> & { schema: LoadSchema };

/** The form of both apps as the portal draws it: its errors listed on top, unless it is short. */
export const Form = <Values extends FormikValues>({
  className = style.form,
  summary = true,
  ...form
}: PortalFormProps<Values>) => <KitForm {...form} className={className} summary={summary} look={LOOK} />;
