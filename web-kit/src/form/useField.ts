import { getIn, useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef } from 'react';
import { useT } from '../i18n/useT';
import { fieldErrorLanguage, fieldErrorText } from '../problems/words';
import { afterPress } from './after-press';
import { fieldId, messageId, useFormContext, type Rejection } from './form-context';
import type { TooLong } from './too-long';

export interface FieldState<T = unknown> {
  name: string;
  id: string;
  errorId: string;
  value: T;
  /** The translated error; undefined until the field may show it. */
  error: string | undefined;
  /** The error appears while the user is in the field, so a screen reader must announce it. */
  isNews: boolean;
  /** The language of the error, if it differs from the interface's. */
  errorLanguage: 'nl' | undefined;
  setValue: (value: T) => void;
  /** Shows that a paste was refused, until the value changes. */
  refusePaste: (what: TooLong) => void;
  /** Validates a changed value when the user leaves the field (docs/domain/interface.md#fields). */
  leave: () => void;
}

/** Connects a field to the surrounding form by its dotted name. `label` is its name in an error summary. */
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
  // A refused paste does not change the layout: below a field as tall as a phone's screen its message would be out of sight.
  useEffect(() => {
    if (tooLong !== undefined) document.getElementById(messageId(id))?.scrollIntoView({ block: 'nearest' });
  }, [tooLong, id]);
  const code = tooLong ?? codeOf(shown && getIn(formik.errors, name), rejections[name], value);
  return {
    name,
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
      // A new error moves the elements below it, so it waits until a pressed button is released. A form that was sent meanwhile already
      // shows every error.
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
