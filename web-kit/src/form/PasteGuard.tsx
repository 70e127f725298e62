import { useEffect, useEffectEvent } from 'react';
import { useT } from '../i18n/useT';
import { tooLong } from '../problems/limited';
import { fieldErrorText } from '../problems/words';
import { useNotify } from '../ui/notify-context';
import { tooLongFor } from './too-long';

/**
 * Refuses a paste that is too long for a field without its own check (a search, a picker), and says so in the snackbar
 * (docs/domain/interface.md#long-texts).
 */
export function PasteGuard() {
  const t = useT();
  const notify = useNotify();
  const judge = useEffectEvent((event: ClipboardEvent) => {
    // A form has already refused the paste, or an editor has handled it.
    if (event.defaultPrevented || !event.target) return;
    const refused = tooLongFor(event.target, event.clipboardData?.getData('text/plain') ?? '');
    if (!refused) return;
    event.preventDefault();
    notify(fieldErrorText(t, tooLong(refused)), { failed: true });
  });
  useEffect(() => {
    document.addEventListener('paste', judge);
    return () => document.removeEventListener('paste', judge);
  }, []);
  return null;
}
