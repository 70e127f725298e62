import { useT } from '../i18n';
import { statusOf } from '../problems';
import { useDialogs, useNotify } from '../ui';

interface EndCalls {
  endOne: (id: string) => Promise<unknown>;
  endOthers: () => Promise<unknown>;
}

/** Ends one of the user's sessions, or all others after a confirmation (docs/domain/accounts.md#own-account). */
export function useEndSessions({ endOne, endOthers }: EndCalls) {
  const t = useT();
  const { confirm, showError } = useDialogs();
  const notify = useNotify();
  const end = async (call: Promise<unknown>, said: string): Promise<void> => {
    try {
      await call;
    } catch (error) {
      // The session has already ended by itself or from another device.
      if (statusOf(error) !== 404) return showError(error);
    }
    notify(said);
  };
  return {
    /** `name` is the device of the session. */
    endNamed: (id: string, name: string): Promise<void> => end(endOne(id), t('account.ended', { name })),
    endAll: async (): Promise<void> => {
      if (await confirm({ text: t('account.endOthersQuestion'), action: t('account.endOthers') }))
        await end(endOthers(), t('account.othersEnded'));
    },
  };
}
