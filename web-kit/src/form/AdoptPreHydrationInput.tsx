import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** The value that a person gave a field before its form was awake; undefined without one. */
function typedInto(element: Element, known: unknown): string | boolean | undefined {
  if (element instanceof HTMLSelectElement) {
    // If the list lacks the form's value, the browser shows another one that the person did not choose.
    const offered = [...element.options].some(({ value }) => value === known);
    return offered && element.value !== known ? element.value : undefined;
  }
  if (!(element instanceof HTMLInputElement)) return undefined;
  if (element.type === 'checkbox')
    return typeof known === 'boolean' && element.checked !== known ? element.checked : undefined;
  if (element.type === 'radio' && !element.checked) return undefined;
  return known === '' && element.value !== '' ? element.value : undefined;
}

/** Adopts what a person typed into a page that the server drew (the portal's first pages), and sends the form if they did. */
export function AdoptPreHydrationInput({ formId }: { formId: string }) {
  const { values, setValues } = useFormikContext<FormikValues>();
  const take = useEffectEvent(async () => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const typed = [...form.elements].flatMap((element) => {
      const { name } = element as HTMLInputElement;
      const value = typedInto(element, values[name]);
      return value === undefined ? [] : [[name, value] as const];
    });
    if (typed.length > 0) await setValues({ ...values, ...Object.fromEntries(typed) });
    if (form.dataset.sent !== undefined) form.requestSubmit();
  });
  useEffect(() => void take(), []);
  return null;
}
