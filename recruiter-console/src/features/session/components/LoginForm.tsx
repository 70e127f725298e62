import { Button } from '../../../components/ui/Button';
import { config } from '@byline/web-kit/config';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import { useLoginMutation, type LoginResponse } from '../../../api';
import { Banner } from '../../../components/ui/Banner';
import { Form } from '../../../components/ui/fields/Form';
import { TextField } from '../../../components/ui/fields/TextField';
import { PasswordField } from '../../../components/ui/fields/PasswordField';
import { credentialsSchema } from '../schema';
import { PasskeyButton } from './PasskeyButton';

interface LoginFormProps {
  /** A notice above the form, for example that the session has ended. */
  notice: string | null;
  /** Gets the password too, because the set-up of a second factor needs it. */
  onAnswer: (answer: LoginResponse, password: string) => void;
  onPasskey: (answer: LoginResponse) => void;
}

/** First step: email and password. A failed login shows the server's text, which does not reveal the cause. */
export function LoginForm({ notice, onAnswer, onPasskey }: LoginFormProps) {
  const t = useT();
  const language = useLanguage();
  const [login] = useLoginMutation();
  return (
    <Form
      initialValues={{ email: '', password: '' }}
      schema={credentialsSchema}
      onSubmit={async ({ email, password }) =>
        onAnswer(await login({ loginRequest: { email: email.trim(), password } }).unwrap(), password)
      }
      failure="alert"
      layout="stack"
    >
      {({ isSubmitting, submitCount }) => (
        <>
          {notice && submitCount === 0 && <Banner>{notice}</Banner>}
          <TextField name="email" type="email" label={t('session.email')} autoComplete="username" autoFocus required />
          <PasswordField name="password" label={t('session.password')} autoComplete="current-password" />
          <Button type="submit" variant="contained" color="primary" disabled={isSubmitting}>
            <FormattedMessage id="session.logIn" />
          </Button>
          <PasskeyButton onAnswer={onPasskey} />
          <Button variant="text" href={`${config.portalUrl}/reset-password?lang=${language}&for=console`}>
            <FormattedMessage id="login.forgot" />
          </Button>
        </>
      )}
    </Form>
  );
}
