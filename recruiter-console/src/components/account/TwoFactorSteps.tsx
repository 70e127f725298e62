import { useT } from '@byline/web-kit/i18n';
import { Button } from '../ui/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { object, string } from 'yup';
import { useSetUpTwoFactorMutation, useTurnTwoFactorOnMutation, type TwoFactorSetupResponse } from '../../api';
import { Row } from '../layout/Stack';
import { Form } from '../ui/fields/Form';
import { PasswordField } from '../ui/fields/PasswordField';
import { TextField } from '../ui/fields/TextField';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';

const passwordSchema = object({ currentPassword: string().required('required') });
const codeSchema = object({ code: string().required('required') });
const NO_CODE = { code: '' };

interface TwoFactorStepsProps {
  /** The password from the previous step, so the form does not ask again. */
  password?: string;
  onDone: () => void;
}

/** Three steps: the password; the QR code, with a code that proves that the app works; the recovery codes. */
export function TwoFactorSteps({ password = '', onDone }: TwoFactorStepsProps) {
  const t = useT();
  const [setup, setSetup] = useState<TwoFactorSetupResponse | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [begin] = useSetUpTwoFactorMutation();
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (setup) return <ScanForm setup={setup} onOn={setCodes} />;
  return (
    <Form
      initialValues={{ currentPassword: password }}
      schema={passwordSchema}
      onSubmit={async (ownPasswordRequest) => setSetup(await begin({ ownPasswordRequest }).unwrap())}
      failure="alert"
      layout="stack"
    >
      {({ isSubmitting }) => (
        <>
          <PasswordField
            name="currentPassword"
            label={t('twoFactor.password')}
            autoComplete="current-password"
            autoFocus
          />
          <Next busy={isSubmitting} />
        </>
      )}
    </Form>
  );
}

const Next = ({ busy }: { busy: boolean }) => (
  <Row atEnd>
    <Button type="submit" variant="contained" color="primary" disabled={busy}>
      <FormattedMessage id="twoFactor.next" />
    </Button>
  </Row>
);

interface ScanFormProps {
  setup: TwoFactorSetupResponse;
  onOn: (recoveryCodes: readonly string[]) => void;
}

function ScanForm({ setup, onOn }: ScanFormProps) {
  const t = useT();
  const [turnOn] = useTurnTwoFactorOnMutation();
  const confirm = async ({ code }: typeof NO_CODE): Promise<void> => {
    const codeRequest = { code: code.replace(/\s/g, '') };
    onOn((await turnOn({ codeRequest }).unwrap()).recoveryCodes);
  };
  return (
    <Form initialValues={NO_CODE} schema={codeSchema} onSubmit={confirm} failure="alert" layout="stack">
      {({ isSubmitting }) => (
        <>
          <p>
            <FormattedMessage id="twoFactor.scan" />
          </p>
          <QrCode {...setup} />
          <TextField
            name="code"
            label={t('twoFactor.code')}
            help={t('twoFactor.codeHelp')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            autoFocus
            required
          />
          <Row atEnd>
            <Button type="submit" variant="contained" color="primary" disabled={isSubmitting}>
              <FormattedMessage id="twoFactor.turnOn" />
            </Button>
          </Row>
        </>
      )}
    </Form>
  );
}
