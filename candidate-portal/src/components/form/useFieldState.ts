import { getIn, useFormikContext, type FormikValues } from 'formik';
import { useEffect } from 'react';
import { fieldErrorText } from '@byline/web-kit/problems';
import { useT } from '@byline/web-kit/i18n';
import { fieldId, useFormContext } from './form-context';

export interface FieldState {
  id: string;
  errorId: string;
  value: unknown;
  /** The translated error, when it may be shown. */
  error: string | undefined;
  setValue: (value: unknown) => void;
  /** On leaving the field: only what was changed is checked (docs/domain/interface.md#fields). */
  leave: () => void;
}

/** One field of the form around it. `label` is also what the error summary calls it. */
export function useFieldState(name: string, label: string): FieldState {
  const t = useT();
  const formik = useFormikContext<FormikValues>();
  const { formId, register, rejections } = useFormContext();
  useEffect(() => register(name, label), [register, name, label]);

  const value: unknown = getIn(formik.values, name);
  const id = fieldId(formId, name);
  const code = codeOf(getIn(formik.touched, name), getIn(formik.errors, name), rejections[name], value);
  return {
    id,
    errorId: `${id}-error`,
    value,
    error: code === undefined ? undefined : fieldErrorText(t, code),
    setValue: (next) => void formik.setFieldValue(name, next),
    leave: () => {
      if (value !== getIn(formik.initialValues, name)) void formik.setFieldTouched(name);
    },
  };
}

function codeOf(
  touched: unknown,
  error: unknown,
  rejection: { value: unknown; code: string } | undefined,
  value: unknown,
): string | undefined {
  if (touched && typeof error === 'string') return error;
  return rejection && rejection.value === value ? rejection.code : undefined;
}
