import {
  prepareDataForValidation,
  setIn,
  validateYupSchema,
  yupToFormErrors,
  type FormikErrors,
  type FormikValues,
} from 'formik';
import type { Schema, ValidationError } from 'yup';

/** Where a schema comes from, when yup is to come with the first check and not with the page. */
export type LoadSchema = () => Promise<Schema>;

/** Its class comes with yup, which is here only when it has thrown it. */
const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError';

/** Errors of a form by its schema. It never throws: a test that breaks is reported, and its field is left to the server. */
export async function validate<Values extends FormikValues>(
  values: Values,
  from: Schema | LoadSchema,
): Promise<FormikErrors<Values>> {
  const schema = typeof from === 'function' ? await from().catch(() => null) : from;
  // It could not be fetched, as the call that follows can't: that says so.
  if (!schema) return {};
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    if (isValidationError(error)) return yupToFormErrors(error);
    reportError(error);
    return validateApart(values, schema);
  }
}

/** Each field by itself, so that the one whose test breaks takes no other's error with it. */
async function validateApart<Values extends FormikValues>(
  values: Values,
  schema: Schema,
): Promise<FormikErrors<Values>> {
  const prepared = prepareDataForValidation(values);
  let errors: FormikErrors<Values> = {};
  for (const name of Object.keys(values)) {
    try {
      await schema.validateAt(name, prepared, { abortEarly: false });
    } catch (error) {
      if (!isValidationError(error)) continue;
      const wrong = error.inner.length > 0 ? error.inner : [error];
      for (const { path, message } of wrong) errors = setIn(errors, path ?? name, message) as FormikErrors<Values>;
    }
  }
  return errors;
}
