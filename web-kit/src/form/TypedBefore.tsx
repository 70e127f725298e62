import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** On a page that came drawn (the portal's first-pages): takes in what was typed and sent before its form was awake. */
export function TypedBefore({ formId }: { formId: string }) {
  const { values, setValues } = useFormikContext<FormikValues>();
  const take = useEffectEvent(async () => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
    const typed = inputs.filter(({ name, type, value }) => type !== 'checkbox' && value !== '' && values[name] === '');
    if (typed.length > 0)
      await setValues({ ...values, ...Object.fromEntries(typed.map(({ name, value }) => [name, value])) });
    if (form.dataset.sent !== undefined) form.requestSubmit();
  });
  useEffect(() => void take(), []);
  return null;
}
