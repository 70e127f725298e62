import { getIn, useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { afterPress } from '../../../lib/after-press';

/** A Formik field by its dotted name: value, setter, and its error code once it was touched or the form was sent. */
export function useFormField<T>(name: string) {
  const form = useFormikContext<unknown>();
  const id = useId();
  const sent = useRef(form.submitCount);
  useEffect(() => {
    sent.current = form.submitCount;
  });
  const error: unknown = getIn(form.errors, name);
  const shown = Boolean(getIn(form.touched, name)) || form.submitCount > 0;
  return {
    id,
    value: getIn(form.values, name) as T,
    error: shown && typeof error === 'string' ? error : undefined,
    set: (value: T) => void form.setFieldValue(name, value),
    touch: () =>
      afterPress(() => {
        // Sent meanwhile: every error is shown, and another check would wipe what the server says.
        if (sent.current === form.submitCount) void form.setFieldTouched(name, true);
      }),
  };
}
