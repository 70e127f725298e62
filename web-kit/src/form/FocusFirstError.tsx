import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { fieldId, useFormContext } from './form-context';
import { flattenErrors } from './summary-entries';

/**
 * Without a summary, a submit with errors moves the focus to the first wrong field. It selects a wrong code, also if the API refused the
 * form as a whole, so that the next digits replace it.
 */
export function FocusFirstError({ refused }: { refused: boolean }) {
  const { formId, rejections } = useFormContext();
  const { errors, submitCount, isSubmitting } = useFormikContext();
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount <= handled.current) return;
    handled.current = submitCount;
    const names = [...flattenErrors(errors).map(({ name }) => name), ...Object.keys(rejections)];
    const wrong = names.length > 0 ? firstOf(formId, names) : refused ? onlyCodeOf(formId) : null;
    wrong?.focus();
    if (isCode(wrong)) wrong.select();
  }, [formId, errors, rejections, refused, submitCount, isSubmitting]);
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

const isCode = (field: Element | null | undefined): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.getAttribute('autocomplete') === 'one-time-code';

/** The code of a form that asks for nothing else. */
function onlyCodeOf(formId: string): HTMLInputElement | null {
  const [first = null, ...others] = document.getElementById(formId)?.querySelectorAll('input') ?? [];
  return others.length === 0 && isCode(first) ? first : null;
}
