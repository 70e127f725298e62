import { getIn, useFormikContext } from 'formik';
import { useId } from 'react';

/** A Formik field by its dotted name: value, setter, and its error code once it was touched or the form was sent. */
export function useFormField<T>(name: string) {
  const form = useFormikContext<unknown>();
  const id = useId();
  const error: unknown = getIn(form.errors, name);
  const shown = Boolean(getIn(form.touched, name)) || form.submitCount > 0;
  return {
    id,
    value: getIn(form.values, name) as T,
    error: shown && typeof error === 'string' ? error : undefined,
    set: (value: T) => void form.setFieldValue(name, value),
    touch: () => void form.setFieldTouched(name, true),
  };
}
