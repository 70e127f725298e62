import {
  prepareDataForValidation,
  setIn,
  validateYupSchema,
  yupToFormErrors,
  type FormikErrors,
  type FormikValues,
} from 'formik';
import { ValidationError, type Schema } from 'yup';

/** Errors of a form by its schema. It never throws: a test that breaks is reported, and its field is left to the server. */
export async function validate<Values extends FormikValues>(
  values: Values,
  schema: Schema,
): Promise<FormikErrors<Values>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    if (ValidationError.isError(error)) return yupToFormErrors(error);
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
      if (!ValidationError.isError(error)) continue;
      const wrong = error.inner.length > 0 ? error.inner : [error];
      for (const { path, message } of wrong) errors = setIn(errors, path ?? name, message) as FormikErrors<Values>;
    }
  }
  return errors;
}
