import { getIn, useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef } from 'react';
import { useT } from '../i18n/useT';
import { fieldErrorLanguage, fieldErrorText } from '../problems/words';
import { afterPress } from './after-press';
import { fieldId, messageId, useFormContext, type Rejection } from './form-context';
import type { TooLong } from './too-long';

export interface FieldState<T = unknown> {
  id: string;
  errorId: string;
  value: T;
  /** The translated error, when it may be shown. */
  error: string | undefined;
  /** The error came while the person is in the field, so it is announced. */
  isNews: boolean;
  /** Its language, where that is not the interface's. */
  errorLanguage: 'nl' | undefined;
  setValue: (value: T) => void;
  /** Shows that a paste was refused, until the value changes. */
  refusePaste: (what: TooLong) => void;
  /** Checks a changed value as the person leaves the field (docs/domain/interface.md#fields). */
  leave: () => void;
}

/** One field of the form around it, by its dotted name. `label` is what an error summary calls it. */
export function useField<T = unknown>(name: string, label = name): FieldState<T> {
  const t = useT();
  const formik = useFormikContext<FormikValues>();
  const { formId, register, rejections, pasted } = useFormContext();
  useEffect(() => register(name, label), [register, name, label]);
  const sent = useRef(formik.submitCount);
  useEffect(() => {
    sent.current = formik.submitCount;
  });

  const value: unknown = getIn(formik.values, name);
  const id = fieldId(formId, name);
  const shown = Boolean(getIn(formik.touched, name)) || formik.submitCount > 0;
  const tooLong = pasted.codes[name];
  // A refused paste leaves the layout as it is: below a field as tall as a phone its message would be out of sight.
  useEffect(() => {
    if (tooLong !== undefined) document.getElementById(messageId(id))?.scrollIntoView({ block: 'nearest' });
  }, [tooLong, id]);
  const code = tooLong ?? codeOf(shown && getIn(formik.errors, name), rejections[name], value);
  return {
    id,
    errorId: messageId(id),
    value: value as T,
    error: code === undefined ? undefined : fieldErrorText(t, code),
    isNews: tooLong !== undefined,
    errorLanguage: code === undefined ? undefined : fieldErrorLanguage(code),
    setValue: (next) => {
      if (tooLong !== undefined) pasted.refuse(name, null);
      void formik.setFieldValue(name, next);
    },
    refusePaste: (what) => pasted.refuse(name, what),
    leave: () => {
      if (value === getIn(formik.initialValues, name)) return;
      // An error moves what is below it, so it waits until a button that is being pressed is up. A form that was sent meanwhile shows every error already.
      afterPress(() => {
        if (sent.current === formik.submitCount) void formik.setFieldTouched(name);
      });
    },
  };
}

function codeOf(error: unknown, rejection: Rejection | undefined, value: unknown): string | undefined {
  if (typeof error === 'string') return error;
  return rejection && rejection.value === value ? rejection.code : undefined;
}
