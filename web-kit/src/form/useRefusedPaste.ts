import { useState, type ClipboardEvent } from 'react';
import { useT } from '../i18n/useT';
import { tooLong } from '../problems/limited';
import { fieldErrorText } from '../problems/words';
import { tooLongFor, type TooLong } from './too-long';

/** For a field outside any form: refuses a paste that exceeds its `maxLength` (`refuse` for an editor), and shows the error until the value changes. */
export function useRefusedPaste(value: string) {
  const t = useT();
  const [refused, setRefused] = useState<(TooLong & { value: string }) | null>(null);
  const refuse = (what: TooLong): void => setRefused({ ...what, value });
  const onPaste = (event: ClipboardEvent): void => {
    const what = tooLongFor(event.target, event.clipboardData.getData('text/plain'));
    if (!what) return;
    event.preventDefault();
    refuse(what);
  };
  return { error: refused?.value === value ? fieldErrorText(t, tooLong(refused)) : undefined, onPaste, refuse };
}
