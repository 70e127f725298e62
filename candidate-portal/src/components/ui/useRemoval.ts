import { common } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { useDialogs } from './dialogs-context';

interface Removal {
  question: string;
  /** The button's verb, when it is no plain "Remove". */
  action?: string;
  remove: () => Promise<unknown>;
  /** What is said afterwards. */
  removed: string;
}

/** Asks, removes and says so; a refusal opens the response dialog (docs/domain/interface.md#dialogs). Answers whether it is gone. */
export function useRemoval(): (removal: Removal) => Promise<boolean> {
  const t = useT();
  const { confirm, showResponse, toast } = useDialogs();
  return async ({ question, action = t(common.remove), remove, removed }) => {
    if (!(await confirm({ text: question, action }))) return false;
    try {
      await remove();
    } catch (error) {
      showResponse(error);
      return false;
    }
    toast(removed);
    return true;
  };
}
