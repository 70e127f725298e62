import type { Problem } from '@byline/shared-types/domain';
import type { DraftOf } from '@byline/web-kit/form';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/PasswordField';
import summaryStyle from '../../../components/form/summary.module.css';
import { Button, type ButtonLook } from '../../../components/ui/Button';
import { useT } from '@byline/web-kit/i18n';
import { useLogin } from '../useLogin';
import { PasskeyButton } from './PasskeyButton';

const schema = () => import('../schema').then((schemas) => schemas.loginSchema);

interface LoginFormProps {
  /** Id of the heading above. */
  labelledBy: string;
  look?: ButtonLook;
  /** "Log in" unless the screen says what happens next. */
  submitLabel?: string;
  /** Whether the login follows an ended session, after which the user returns to the same page. */
  ended?: boolean;
  /** An action beside a refusal, for the typed address: "send the link again" for an account that is not activated. */
  alertAction?: (problem: Problem, email: string) => ReactNode;
}

const EMPTY = { email: '', password: '' };
/** Keeps the address after a reload; the field shows it, so no notice is needed. */
const DRAFT: DraftOf = { form: 'login', quiet: true, leavesFreely: true };

/** Email and password. If the account has a second step, the screen becomes `SecondStep`. */
export function LoginForm({ labelledBy, look, submitLabel, ended = false, alertAction }: LoginFormProps) {
  const t = useT();
  const { login } = useLogin();
  return (
    <Form
      initialValues={EMPTY}
      schema={schema}
      onSubmit={({ email, password }) => login(email.trim(), password)}
      failure="alert"
      alertAction={alertAction && ((problem, { email }) => alertAction(problem, email.trim()))}
      labelledBy={labelledBy}
      summary={false}
      draft={DRAFT}
    >
      {({ isSubmitting }) => (
        <>
          {ended && (
            <p className={summaryStyle.note} role="status">
              {t('login.ended')}
            </p>
          )}
          <Field name="email" label={t('login.email')} type="email" inputMode="email" autoComplete="username" />
          <PasswordField
            name="password"
            label={t('login.password')}
            autoComplete="current-password"
            aside={<Link to="/reset-password">{t('login.forgot')}</Link>}
          />
          <Button type="submit" look={look} wide busy={isSubmitting ? t('login.submitting') : undefined}>
            {submitLabel ?? t('login.submit')}
          </Button>
          <PasskeyButton />
        </>
      )}
    </Form>
  );
}
