import { OverlayContext } from '@byline/web-kit/back';
import { Button } from '../../../components/ui/Button';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PasskeyForm } from '../../../components/account/PasskeyForm';
import { TwoFactorSteps } from '../../../components/account/TwoFactorSteps';
import { Stack } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';

interface SetUpStepProps {
  /** The password from the first step. */
  password: string;
  onDone: () => void;
  onBack: () => void;
}

/** Recruiters must have a second factor. They choose one, set it up, and log in with it (docs/domain/accounts.md#two-factor). */
export function SetUpStep({ password, onDone, onBack }: SetUpStepProps) {
  const [chosen, setChosen] = useState<'passkey' | 'app' | null>(null);
  /** Recovery codes ask before the button back drops them. */
  const leaveCodes = useRef<(() => void) | null>(null);
  const back = (): void => {
    if (leaveCodes.current) leaveCodes.current();
    else if (chosen) setChosen(null);
    else onBack();
  };
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Text as="h1" size="page">
          <FormattedMessage id="session.setUpTitle" />
        </Text>
        <Text as="p" tone="muted">
          <FormattedMessage id="session.setUpIntro" />
        </Text>
      </Stack>
      {chosen === 'passkey' && <PasskeyForm asksCode={false} password={password} onDone={onDone} />}
      {chosen === 'app' && (
        <OverlayContext value={leaveCodes}>
          <TwoFactorSteps password={password} onDone={onDone} />
        </OverlayContext>
      )}
      {chosen === null && (
        <>
          {'PublicKeyCredential' in window && (
            <Choice
              name={<FormattedMessage id="session.withPasskey" />}
              text={<FormattedMessage id="session.withPasskeyText" />}
              onChoose={() => setChosen('passkey')}
            />
          )}
          <Choice
            name={<FormattedMessage id="session.withApp" />}
            text={<FormattedMessage id="session.withAppText" />}
            onChoose={() => setChosen('app')}
          />
        </>
      )}
      <Button variant="text" onClick={back}>
        <FormattedMessage id={chosen ? 'common.back' : 'session.otherAccount'} />
      </Button>
    </Stack>
  );
}

interface ChoiceProps {
  name: ReactNode;
  text: ReactNode;
  onChoose: () => void;
}

const Choice = ({ name, text, onChoose }: ChoiceProps) => (
  <Stack gap={4}>
    <Button onClick={onChoose}>{name}</Button>
    <Text as="p" size="small" tone="muted">
      {text}
    </Text>
  </Stack>
);
