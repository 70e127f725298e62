import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** The value that the user gave a field before hydration; undefined if there is no such value. */
function typedInto(element: Element, known: unknown): string | boolean | undefined {
  if (element instanceof HTMLSelectElement) {
    // If the list lacks the form's value, the browser shows another one, which the user did not choose.
    const offered = [...element.options].some(({ value }) => value === known);
    return offered && element.value !== known ? element.value : undefined;
  }
  if (!(element instanceof HTMLInputElement)) return undefined;
  if (element.type === 'checkbox')
    return typeof known === 'boolean' && element.checked !== known ? element.checked : undefined;
  if (element.type === 'radio' && !element.checked) return undefined;
  return known === '' && element.value !== '' ? element.value : undefined;
}

/**
 * Adopts the values that the user typed into a server-drawn page (the portal's first pages) before hydration, and sends the form if the
 * user has sent it.
 */
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
