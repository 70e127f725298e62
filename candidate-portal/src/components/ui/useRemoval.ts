import { toProblem } from '@byline/web-kit/problems';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';

interface Removal {
  question: string;
  /** The button's verb; "Remove" by default. */
  action?: string;
  remove: () => Promise<unknown>;
  /** The text of the toast afterwards. */
  removed: string;
}

/** Whether another tab or device has already removed the record; the API may answer `forbidden`, as for a record of another candidate. */
const isGone = (error: unknown): boolean => ['forbidden', 'not_found'].includes(toProblem(error)?.code ?? '');

/**
 * Asks, removes and confirms in a toast; a refusal opens the response dialog (docs/domain/interface.md#dialogs).
 * Resolves to whether the record is gone.
 */
export function useRemoval(): (removal: Removal) => Promise<boolean> {
  const t = useT();
  const { confirm, showError } = useDialogs();
  const notify = useNotify();
  return async ({ question, action = t('common.remove'), remove, removed }) => {
    if (!(await confirm({ text: question, action }))) return false;
    try {
      await remove();
    } catch (error) {
      if (!isGone(error)) {
        showError(error);
        return false;
      }
    }
    notify(removed);
    return true;
  };
}
