import { useState } from 'react';
import { useNotify } from './notify-context';

/** Copies a text and confirms it in the snackbar; `failed` if the browser refuses, for example on a page without https. */
export function useCopy(text: string, copied: string): { copy: () => Promise<void>; failed: boolean } {
  const notify = useNotify();
  const [failed, setFailed] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setFailed(false);
      notify(copied);
    } catch {
      setFailed(true);
    }
  };
  return { copy, failed };
}
