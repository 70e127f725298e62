import type { ProblemJob } from '@byline/shared-types/domain';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { useActivateMutation } from '../../../api';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/PasswordField';
import { ApplyingFor } from '../../../components/ui/ApplyingFor';
import { Button } from '../../../components/ui/Button';
import { Rich } from '../../../i18n/Rich';
import { useT } from '@byline/web-kit/i18n';
import { loggedIn } from '@byline/web-kit/session';
import { AlreadyActivated } from './AlreadyActivated';
import { HowItWorks } from './HowItWorks';
import { ResendButton } from './ResendButton';
import layoutStyle from '../../../components/layout/layout.module.css';
import textStyle from '../../../components/ui/text.module.css';

const schema = () => import('../schema').then((schemas) => schemas.choosePasswordSchema);

const EMPTY = { password: '', confirm: '' };
const fieldOf = (field: string): string => (field === 'passwordConfirmation' ? 'confirm' : field);

interface ChoosePasswordProps {
  email: string;
  token: string;
  /** The jobs that the person is applying for. */
  jobs: readonly ProblemJob[];
}

/**
 * Asks for a new password before the activation, because another person may have typed the one of the registration
 * (docs/domain/accounts.md#activation).
 */
export function ChoosePassword({ email, token, jobs }: ChoosePasswordProps) {
  const t = useT();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [activate] = useActivateMutation();
  const [late, setLate] = useState(false);

  const start = async ({ password, confirm }: typeof EMPTY): Promise<void> => {
    const activationRequest = { email, token, password, passwordConfirmation: confirm };
    const { user, token: session, expiresAt } = await activate({ activationRequest }).unwrap();
    if (session === null || expiresAt === null) return setLate(true);
    dispatch(loggedIn({ user, token: session, expiresAt }));
    await navigate('/');
  };

  if (late) return <AlreadyActivated />;
  return (
    <div className={`${layoutStyle.sheet} ${layoutStyle.spread}`}>
      <section className={layoutStyle.leaf} aria-labelledby="choose">
        <header>
          <h1 id="choose">{t('activation.choose')}</h1>
          <p className={textStyle.lead}>
            <Rich message="activation.chooseLead" values={{ email, b: (words) => <strong>{words}</strong> }} />
          </p>
        </header>
        <ApplyingFor jobs={jobs} />
        <Form
          initialValues={EMPTY}
          schema={schema}
          onSubmit={start}
          failure="alert"
          fieldOf={fieldOf}
          alertAction={({ code }) =>
            code === 'email_taken' ? (
              <Link to="/">{t('common.backToLogin')}</Link>
            ) : (
              code.startsWith('link_') && <ResendButton email={email} />
            )
          }
          labelledBy="choose"
          summary={false}
        >
          {({ isSubmitting }) => (
            <>
              <PasswordField name="password" label={t('account.password')} autoComplete="new-password" strength />
              <PasswordField name="confirm" label={t('password.confirm')} autoComplete="new-password" />
              <div>
                <Button type="submit" busy={isSubmitting ? t('register.creating') : undefined}>
                  {t('activation.getStarted')}
                </Button>
              </div>
            </>
          )}
        </Form>
      </section>
      <HowItWorks />
    </div>
  );
}
