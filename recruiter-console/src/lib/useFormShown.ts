import type { DraftOf } from '@byline/web-kit/form';
import { useState } from 'react';
import { useHasUnsaved } from './autosave/useAutosave';

/** Whether a form is shown: from the start where something is kept that was typed into it (docs/domain/interface.md#drafts). */
export function useFormShown(draft: DraftOf): [boolean, (shown: boolean) => void] {
  const hasUnsaved = useHasUnsaved();
  return useState(() => hasUnsaved(draft));
}
