import { useT } from '@byline/web-kit/i18n';
import { toProblem, useProblemWords } from '@byline/web-kit/problems';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button';
import summaryStyle from '../../../components/form/summary.module.css';
import { useLogin } from '../useLogin';

const NOT_USED = { cancelled: 'login.passkeyCancelled', notHere: 'login.passkeyNotHere' } as const;

/** Logs in by passkey; a press loads the code for it. */
export function PasskeyButton() {
  const t = useT();
  const problems = useProblemWords();
  const { loginWithPasskey } = useLogin();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const wordsOf = (error: unknown): string =>
    // The API's words for wrong credentials speak of a password, in Dutch.
    toProblem(error)?.code === 'wrong_credentials' ? t('login.passkeyFailed') : problems.text(error);
  const logIn = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const failed = await loginWithPasskey().then((reason) => reason && t(NOT_USED[reason]), wordsOf);
    setFailure(failed);
    setBusy(false);
  };
  return (
    <>
      <Button look="line" wide busy={busy ? t('login.submitting') : undefined} onClick={() => void logIn()}>
        {t('login.passkey')}
      </Button>
      <div role="status">{failure && <p className={summaryStyle.note}>{failure}</p>}</div>
    </>
  );
}
