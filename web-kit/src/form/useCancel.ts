import { useFormikContext } from 'formik';
import { use, useEffect } from 'react';
import { OverlayContext } from '../back';
import { useDialogs } from '../ui/dialogs-context';
import { useFormContext } from './form-context';

/**
 * For a Cancel button in a form: drops the text and closes the form. Escape closes it too, but asks first if there is unsaved text. A
 * form whose draft is `keptOnClose` keeps the text instead, and asks nothing.
 */
export function useCancel(onCancel: () => void): () => void {
  const { discard, isDirty, sends, keptOnClose, escapeRef } = useFormContext();
  const overlay = use(OverlayContext);
  const { submitForm } = useFormikContext();
  const { askToLeave } = useDialogs();
  const cancel = (): void => {
    if (!keptOnClose) discard();
    onCancel();
  };
  const escape = async (): Promise<void> => {
    const asks = isDirty() && !keptOnClose;
    const answer = asks ? await askToLeave(sends ? 'unsent' : 'text') : 'discard';
    if (answer === 'discard') cancel();
    else if (answer === 'save') await submitForm();
  };
  useEffect(() => {
    const close = (): void => void escape();
    const takers = [escapeRef, ...(overlay ? [overlay] : [])];
    for (const taker of takers) taker.current = close;
    return () => {
      for (const taker of takers) if (taker.current === close) taker.current = null;
    };
  });
  return cancel;
}
