import { useState } from 'react';
import { useBotCheck } from '../../api/useBotCheck';
import { useResendActivationMutation } from '../../api';
import { useDialogs } from '@byline/web-kit/ui';
import { useT } from '@byline/web-kit/i18n';

/** Sends the activation link again and confirms it in a dialog; a failure opens the error dialog (docs/domain/interface.md#dialogs). */
export function useResend(): { resend: (email: string) => Promise<void>; sending: boolean } {
  const t = useT();
  const { notice, showError } = useDialogs();
  const [send] = useResendActivationMutation();
  const solveCheck = useBotCheck();
  const [sending, setSending] = useState(false);
  return {
    sending,
    resend: async (email) => {
      setSending(true);
      try {
        const altcha = await solveCheck();
        await send({ email, botCheckRequest: { altcha } }).unwrap();
        notice({ title: t('email_sent_title'), text: t('email_sent_spam') });
      } catch (error) {
        showError(error);
      } finally {
        setSending(false);
      }
    },
  };
}
