import { UsernameInput } from '@byline/web-kit/account';
import { useT } from '@byline/web-kit/i18n';
import { initials } from '@byline/web-kit/names';
import { loggedOut, useFirstStep, useWasSaving, type Session } from '@byline/web-kit/session';
import { useConfirm } from '@byline/web-kit/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/PasswordField';
import { Button, TextButton } from '../../../components/ui/Button';
import { Dialog } from '../../../components/ui/Dialog';
import faceStyle from '../../../components/ui/face.module.css';
import textStyle from '../../../components/ui/text.module.css';
import { useLogin } from '../useLogin';
import { CodeForm } from './CodeForm';
import style from './LoginAgain.module.css';

const schema = () => import('../schema').then((schemas) => schemas.loginSchema);

/** The dialog over a screen whose session has ended, in which the same user logs in again and continues. */
export function LoginAgain({ user }: { user: Session['user'] }) {
  const t = useT();
  const firstStep = useFirstStep();
  return (
    <Dialog title={t('login.endedTitle')} sheet>
      {firstStep ? (
        <>
          <p className={textStyle.strong}>{t('login.codeTitle')}</p>
          <CodeForm userId={firstStep.userId} />
        </>
      ) : (
        <PasswordAgain user={user} />
      )}
    </Dialog>
  );
}

function PasswordAgain({ user }: { user: Session['user'] }) {
  const t = useT();
  const { login } = useLogin();
  const saving = useWasSaving();
  const [values] = useState({ email: user.email, password: '' });
  /** Asks for the email address too after a refusal, because the user may have changed it on another device. */
  const [asksEmail, setAsksEmail] = useState(false);
  return (
    <div className={style.content}>
      <p className={textStyle.lead}>{t(saving ? 'login.endedSaving' : 'login.endedHere')}</p>
      <Form
        initialValues={values}
        schema={schema}
        onSubmit={({ email, password }) => login(email, password)}
        onRefused={(problem) => {
          if (problem?.code === 'wrong_credentials') setAsksEmail(true);
          return false;
        }}
        failure="alert"
        label={t('login.endedTitle')}
        summary={false}
      >
        {({ isSubmitting }) => (
          <>
            <div className={style.who}>
              <div className={`${faceStyle.face} ${style.face}`} aria-hidden="true">
                {initials(user)}
              </div>
              <div>
                <p className={textStyle.strong}>{`${user.firstname} ${user.name}`}</p>
                <p className={`${textStyle.small} ${textStyle.secondary}`}>{user.email}</p>
              </div>
              {!asksEmail && <UsernameInput email={user.email} />}
            </div>
            {asksEmail && (
              <Field name="email" label={t('login.email')} type="email" inputMode="email" autoComplete="username" />
            )}
            <PasswordField
              name="password"
              label={t('login.password')}
              autoComplete="current-password"
              autoFocus
              aside={
                <a href="/reset-password" target="_blank">
                  {t('login.forgot')}
                </a>
              }
            />
            <Button type="submit" wide busy={isSubmitting ? t('login.submitting') : undefined}>
              {t(saving ? 'login.submitAndSave' : 'login.submit')}
            </Button>
            <NotYou firstname={user.firstname} />
          </>
        )}
      </Form>
    </div>
  );
}

/** For another person on this device: logs out and drops the drafts, after a confirmation. */
function NotYou({ firstname }: { firstname: string }) {
  const t = useT();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const logOut = async (): Promise<void> => {
    if (!(await confirm({ text: t('login.dropQuestion'), action: t('layout.logout'), danger: true }))) return;
    dispatch(loggedOut());
    await navigate('/', { replace: true });
  };
  return <TextButton onClick={() => void logOut()}>{t('login.notYou', { firstname })}</TextButton>;
}
