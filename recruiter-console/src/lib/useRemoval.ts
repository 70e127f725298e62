import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';

export interface Removal {
  question: string;
  /** Says which other data the removal deletes. */
  text: string;
  /** The verb on the button; "Remove" by default. */
  action?: string;
  remove: () => PromiseLike<{ error?: unknown }>;
  /** The message after the removal. */
  done: string;
  success?: boolean;
}

/** Removes something for good after a confirmation; resolves to true if it is gone. */
export function useRemoval(): (removal: Removal) => Promise<boolean> {
  const t = useT();
  const { confirm, showError } = useDialogs();
  const notify = useNotify();
  return async ({ question, text, action = t('common.remove'), remove, done, success = false }) => {
    if (!(await confirm({ title: question, text, action, danger: true }))) return false;
    const { error } = await remove();
    if (error) showError(error);
    else notify(done, { success });
    return !error;
  };
}
