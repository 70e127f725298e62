import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useIntl } from 'react-intl';
import { common } from '../i18n/common';

interface Removal {
  question: string;
  /** What goes with it. */
  text: string;
  /** Said once it is gone. */
  done: string;
  remove: () => PromiseLike<{ error?: unknown }>;
}

/** Removes something after a question, for good; answers whether it is gone. */
export function useRemoval(): (removal: Removal) => Promise<boolean> {
  const { formatMessage } = useIntl();
  const { confirm, showError } = useDialogs();
  const notify = useNotify();
  return async ({ question, text, done, remove }) => {
    const yes = await confirm({ title: question, text, action: formatMessage(common.remove), danger: true });
    if (!yes) return false;
    const { error } = await remove();
    if (error) showError(error);
    else notify(done, { success: true });
    return !error;
  };
}
