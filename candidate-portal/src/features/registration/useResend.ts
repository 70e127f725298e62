import { useResendActivationMutation } from '../../api';
import { common } from '../../i18n/messages';
import { useDialogs } from '@byline/web-kit/ui';
import { useT } from '@byline/web-kit/i18n';

/** Sends the activation link again, and says so in a dialog; a failure opens the error dialog (docs/domain/interface.md#dialogs). */
export function useResend(): { resend: (email: string) => Promise<void>; sending: boolean } {
  const t = useT();
  const { notice, showError } = useDialogs();
  const [send, { isLoading }] = useResendActivationMutation();
  return {
    sending: isLoading,
    resend: async (email) => {
      try {
        await send({ email }).unwrap();
        notice({ title: t(common.emailSentTitle), text: t(common.emailSentSpam) });
      } catch (error) {
        showError(error);
      }
    },
  };
}
