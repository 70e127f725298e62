import {
  prepareDataForValidation,
  setIn,
  validateYupSchema,
  yupToFormErrors,
  type FormikErrors,
  type FormikValues,
} from 'formik';
import { useRef } from 'react';
import type { Schema, ValidationError } from 'yup';

/** Loads a schema with the first check, so that the page does not load yup. */
export type LoadSchema = () => Promise<Schema>;

/** Detects yup's error by its shape, because importing the class would load yup. */
const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError';

/** Checks one state of the values after the other, so that the last answer is about the newest. */
export function useValidate<Values extends FormikValues>(from: Schema | LoadSchema) {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (values: Values) => {
    const check = last.current.then(() => validate(values, from));
    last.current = check;
    return check;
  };
}

/** Validates a form by its schema. It never throws: it reports a test that throws, and leaves that field to the server. */
async function validate<Values extends FormikValues>(
  values: Values,
  from: Schema | LoadSchema,
): Promise<FormikErrors<Values>> {
  const schema = typeof from === 'function' ? await from().catch(() => null) : from;
  // The schema could not be fetched. The call that follows fails too, and shows the error.
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

/** Checks each field by itself, so that a broken test hides no other field's error. */
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
