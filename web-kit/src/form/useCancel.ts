import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useDialogs } from '../ui/dialogs-context';
import { useFormContext } from './form-context';

/** For a Cancel button in a form: drops what was typed and closes the form. Escape closes it too, but asks first when something was typed. */
export function useCancel(onCancel: () => void): () => void {
  const { discard, isDirty, escapeRef } = useFormContext();
  const { submitForm } = useFormikContext();
  const { askToLeave } = useDialogs();
  const cancel = (): void => {
    discard();
    onCancel();
  };
  const escape = async (): Promise<void> => {
    const answer = isDirty() ? await askToLeave() : 'discard';
    if (answer === 'discard') cancel();
    else if (answer === 'save') await submitForm();
  };
  useEffect(() => {
    escapeRef.current = () => void escape();
    return () => {
      escapeRef.current = null;
    };
  });
  return cancel;
}
