import { useDialogs } from '@byline/web-kit/ui';
import { useCallback } from 'react';
import { useUndoBulkOperationMutation } from '../../api';
import { addBegun } from '../../lib/begun';

/** Undoes an operation. The undo is an operation that this tab reports. */
export function useTakeBack(): (id: string) => Promise<void> {
  const { showError } = useDialogs();
  const [undo] = useUndoBulkOperationMutation();
  return useCallback(
    async (id) => {
      const { data, error } = await undo({ id });
      if (data) addBegun(data.data._id);
      else showError(error);
    },
    [undo, showError],
  );
}
