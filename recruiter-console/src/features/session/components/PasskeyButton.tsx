import { Button } from '../../../components/ui/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoginWithPasskeyMutation, useStartPasskeyLoginMutation, type LoginResponse } from '../../../api';
import { Text } from '../../../components/ui/Text';

/** Logs in with a passkey, which replaces both steps. */
export function PasskeyButton({ onAnswer }: { onAnswer: (answer: LoginResponse) => void }) {
  const [start] = useStartPasskeyLoginMutation();
  const [login] = useLoginWithPasskeyMutation();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const logIn = async (): Promise<void> => {
    setState('busy');
    try {
      const [{ passkeyAnswer }, { options }] = await Promise.all([
        import('@byline/web-kit/passkeys'),
        start().unwrap(),
      ]);
      const credential = await passkeyAnswer(options);
      onAnswer(await login({ passkeyLoginRequest: { credential } }).unwrap());
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button disabled={state === 'busy'} onClick={() => void logIn()}>
        <FormattedMessage id="session.passkey" />
      </Button>
      <Text as="p" size="small" role="status">
        {state === 'failed' && <FormattedMessage id="session.passkeyFailed" />}
      </Text>
    </>
  );
}
