import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** What somebody put into a field whose form still has another value; undefined where nobody did. */
function typedInto(element: Element, known: unknown): string | boolean | undefined {
  if (element instanceof HTMLSelectElement) {
    // One that does not offer what the form has shows another without anybody's choosing it.
    const offered = [...element.options].some(({ value }) => value === known);
    return offered && element.value !== known ? element.value : undefined;
  }
  if (!(element instanceof HTMLInputElement)) return undefined;
  if (element.type === 'checkbox')
    return typeof known === 'boolean' && element.checked !== known ? element.checked : undefined;
  if (element.type === 'radio' && !element.checked) return undefined;
  return known === '' && element.value !== '' ? element.value : undefined;
}

/** On a page that came drawn (the portal's first-pages): takes in what was typed and sent before its form was awake. */
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
