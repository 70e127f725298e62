import { Form as KitForm, type FormLook, type FormProps, type LoadSchema } from '@byline/web-kit/form';
import type { FormikValues } from 'formik';
import { WithClash, type Clash } from './Clash';
import { ProblemAlert } from './ProblemAlert';
import { Summary } from './Summary';
import style from './form.module.css';

const LOOK: FormLook = { Alert: ProblemAlert, Summary };

/** The schema loads when the user enters the form, so that a page loads without yup. */
type PortalFormProps<Values extends FormikValues, Stored, Saved> = FormProps<Values> & {
  schema: LoadSchema;
  /** Another version of the same fields, saved meanwhile; a page of a longer form saves the fields of all its pages. */
  clash?: Clash<Stored, Saved> | null;
};

/** The form of both apps in the portal's look, with an error summary on top unless `summary` is false. */
export const Form = <Values extends FormikValues, Stored = unknown, Saved extends object = Values>({
  className = style.form,
  summary = true,
  clash = null,
  children,
  ...form
}: PortalFormProps<Values, Stored, Saved>) => (
  <KitForm {...form} className={className} summary={summary} look={LOOK}>
    {(formik) => <WithClash clash={clash}>{typeof children === 'function' ? children(formik) : children}</WithClash>}
  </KitForm>
);
