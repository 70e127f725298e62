import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { fieldId, useFormContext } from './form-context';
import { flattenErrors } from './summary-entries';

/** Without a summary, a submit with errors moves the focus to the first wrong field. */
export function FocusFirstError() {
  const { formId, rejections } = useFormContext();
  const { errors, submitCount, isSubmitting } = useFormikContext();
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount <= handled.current) return;
    handled.current = submitCount;
    const names = [...flattenErrors(errors).map(({ name }) => name), ...Object.keys(rejections)];
    if (names.length > 0) firstOf(formId, names)?.focus();
  }, [formId, errors, rejections, submitCount, isSubmitting]);
  return null;
}

/**
 * The first wrong field in the order of the page. It is found by aria-invalid, because an editor, or the second of two inputs, does not
 * have the field's id.
 */
function firstOf(formId: string, names: string[]): HTMLElement | undefined {
  const marked = document.getElementById(formId)?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
  const named = names.map((name) => document.getElementById(fieldId(formId, name)));
  return [...marked, ...named.filter((element) => element !== null)].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )[0];
}
