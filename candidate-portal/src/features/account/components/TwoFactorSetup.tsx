import { useT } from '@byline/web-kit/i18n';
import { useMemo, useState } from 'react';
import { useSetUpTwoFactorMutation, useTurnTwoFactorOnMutation, type TwoFactorSetupResponse } from '../../../api';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/PasswordField';
import { QrPicture } from '../../../components/ui/QrPicture';
import { qrCode } from '../../../lib/qr';
import { EntryActions } from '../../../components/ui/EntryActions';
import { OpenedForm } from '../../../components/ui/OpenedForm';
import textStyle from '../../../components/ui/text.module.css';
import accountStyle from './account.module.css';
import style from './two-factor.module.css';

const beginSchema = () => import('../two-factor-schema').then((schemas) => schemas.beginSchema);
const codeSchema = () => import('../two-factor-schema').then((schemas) => schemas.codeSchema);

const NO_PASSWORD = { currentPassword: '' };
const NO_CODE = { code: '' };

interface TwoFactorSetupProps {
  /** Receives the recovery codes, which the API returns only once. */
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Asks for the password, then shows the key for the app and checks its first code. */
export function TwoFactorSetup({ onDone, onCancel }: TwoFactorSetupProps) {
  const t = useT();
  const [setup, setSetup] = useState<TwoFactorSetupResponse | null>(null);
  const [begin] = useSetUpTwoFactorMutation();
  if (setup) return <TwoFactorCode setup={setup} onDone={onDone} onCancel={onCancel} />;
  return (
    <OpenedForm pressed className={accountStyle.inset}>
      <Form
        initialValues={NO_PASSWORD}
        schema={beginSchema}
        onSubmit={async (ownPasswordRequest) => setSetup(await begin({ ownPasswordRequest }).unwrap())}
        failure="alert"
        summary={false}
      >
        {({ isSubmitting }) => (
          <>
            <PasswordField name="currentPassword" label={t('twoFactor.password')} autoComplete="current-password" />
            <EntryActions action={t('twoFactor.next')} saving={isSubmitting} onCancel={onCancel} />
          </>
        )}
      </Form>
    </OpenedForm>
  );
}

function TwoFactorCode({ setup, onDone, onCancel }: TwoFactorSetupProps & { setup: TwoFactorSetupResponse }) {
  const t = useT();
  const picture = useMemo(() => qrCode(setup.otpauthUrl), [setup.otpauthUrl]);
  const [turnOn] = useTurnTwoFactorOnMutation();
  const confirm = async ({ code }: typeof NO_CODE): Promise<void> => {
    const codeRequest = { code: code.replace(/\s/g, '') };
    onDone((await turnOn({ codeRequest }).unwrap()).recoveryCodes);
  };
  return (
    <OpenedForm pressed className={accountStyle.inset}>
      <Form initialValues={NO_CODE} schema={codeSchema} onSubmit={confirm} failure="alert" summary={false}>
        {({ isSubmitting }) => (
          <>
            <div className={style.app}>
              <div className={style.picture}>
                <QrPicture code={picture} label={t('twoFactor.picture')} />
              </div>
              <div>
                <p>{t('twoFactor.scan')}</p>
                <p className={`${textStyle.small} ${textStyle.secondary}`}>{t('twoFactor.key')}</p>
                <p className={style.code}>{groupsOf(4, setup.secret)}</p>
              </div>
            </div>
            <Field
              name="code"
              label={t('twoFactor.code')}
              help={t('twoFactor.codeHelp')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
            />
            <EntryActions action={t('twoFactor.turnOn')} saving={isSubmitting} onCancel={onCancel} />
          </>
        )}
      </Form>
    </OpenedForm>
  );
}

/** Splits a key into groups, because they are easier to type. */
const groupsOf = (size: number, text: string): string => text.replace(new RegExp(`(.{${size}})(?=.)`, 'g'), '$1 ');
