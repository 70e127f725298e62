import { TextButton } from '../../../components/ui/Button';
import { useT } from '@byline/web-kit/i18n';
import { useResend } from '../useResend';

/** "Send the link again", for an activation link that is missing, old or used. */
export function ResendButton({ email }: { email: string }) {
  const t = useT();
  const { resend, sending } = useResend();
  return (
    <TextButton disabled={sending} onClick={() => void resend(email)}>
      {t('register.resend')}
    </TextButton>
  );
}
