import { useResendActivationMutation } from '../../api';
import { useDialogs } from '../../components/ui/dialogs-context';
import { common } from '../../i18n/messages';
import { useT } from '../../i18n/useT';

/** Sends the activation link again, and says so in a dialog; a failure opens the error dialog (docs/domain/interface.md#dialogs). */
export function useResend(): { resend: (email: string) => Promise<void>; sending: boolean } {
  const t = useT();
  const { notice, showResponse } = useDialogs();
  const [send, { isLoading }] = useResendActivationMutation();
  return {
    sending: isLoading,
    resend: async (email) => {
      try {
        await send({ email }).unwrap();
        notice({ title: t(common.emailSentTitle), text: t(common.emailSentSpam) });
      } catch (error) {
        showResponse(error);
      }
    },
  };
}
