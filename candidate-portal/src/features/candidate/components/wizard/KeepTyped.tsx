import { SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { useFormikContext, type FormikValues } from 'formik';
import { useEffect } from 'react';
import type { WizardState } from '../../wizard-state';

/**
 * Keeps what is being typed in the page's history entry, where the router reads it from: a reload loses nothing. The router itself is
 * not told, so that typing navigates nowhere.
 */
export function KeepTyped<Values extends FormikValues>({ toState }: { toState: (values: Values) => WizardState }) {
  const { values } = useFormikContext<Values>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const entry = window.history.state as object | null;
      window.history.replaceState({ ...entry, usr: toState(values) }, '');
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [values, toState]);
  return null;
}
