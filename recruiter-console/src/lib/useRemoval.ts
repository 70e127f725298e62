import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';

export interface Removal {
  question: string;
  /** What goes with it. */
  text: string;
  /** The verb on the button; "Remove" unless it is another. */
  action?: string;
  remove: () => PromiseLike<{ error?: unknown }>;
  /** Said once it is gone. */
  done: string;
  success?: boolean;
}

/** Removes something for good, after a question; answers whether it is gone. */
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
