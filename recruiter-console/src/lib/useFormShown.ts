import type { DraftOf } from '@byline/web-kit/form';
import { useState } from 'react';
import { useHasUnsaved } from './autosave/useAutosave';

/** Whether a form is open: initially true if this device has a draft of it (docs/domain/interface.md#drafts). */
export function useFormShown(draft: DraftOf): [boolean, (shown: boolean) => void] {
  const hasUnsaved = useHasUnsaved();
  return useState(() => hasUnsaved(draft));
}
