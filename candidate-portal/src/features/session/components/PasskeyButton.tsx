import { useT } from '@byline/web-kit/i18n';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button';
import summaryStyle from '../../../components/form/summary.module.css';
import { useLogin } from '../useLogin';

/** Logs in by passkey; a press loads the code for it. */
export function PasskeyButton() {
  const t = useT();
  const { loginWithPasskey } = useLogin();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const logIn = async (): Promise<void> => {
    setState('busy');
    try {
      await loginWithPasskey();
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button look="line" wide busy={state === 'busy' ? t('login.submitting') : undefined} onClick={() => void logIn()}>
        {t('login.passkey')}
      </Button>
      <div role="status">{state === 'failed' && <p className={summaryStyle.note}>{t('login.passkeyFailed')}</p>}</div>
    </>
  );
}
