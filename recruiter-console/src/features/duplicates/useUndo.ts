import { useT } from '@byline/web-kit/i18n';
import { statusOf } from '@byline/web-kit/problems';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useUndoMergeMutation, type MergeResponse } from '../../api';
import { displayName } from '../../lib/format';
import { FIELD_LABELS } from './labels';

/** Undoes a merge, and names the fields that stay as they are because somebody changed them since. */
export function useUndo(): (merge: MergeResponse) => Promise<boolean> {
  const t = useT();
  const notify = useNotify();
  const { notice, showError } = useDialogs();
  const [undo] = useUndoMergeMutation();
  return async ({ _id, gone }) => {
    const { data, error } = await undo({ id: _id });
    if (statusOf(error) === 404) {
      notice({ title: t('duplicates.noUndo'), text: t('duplicates.noUndoText') });
      return false;
    }
    if (error) {
      showError(error);
      return false;
    }
    const name = displayName(gone);
    const left = data.left.map((field) => t(FIELD_LABELS[field]));
    if (left.length === 0) notify(t('duplicates.separated', { name }));
    else
      notice({
        title: t('duplicates.separated', { name }),
        text: t('duplicates.left', { fields: left.join(', '), count: left.length }),
      });
    return true;
  };
}
