import { useIsAwake } from '../../../lib/useIsAwake';
import { useDropDraft } from '@byline/web-kit/form';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Page } from '../../../components/layout/Page';
import { VisitorLayout } from '../../../components/layout/VisitorLayout';
import { RegisteringFor, RegisteringLine } from '../../../features/apply/components/RegisteringFor';
import { EmailSent } from '../../../features/registration/components/EmailSent';
import { NEW_HERE } from '../../../features/registration/components/NewHereForm';
import { RegisterForm } from '../../../features/registration/components/RegisterForm';
import { Trust } from '../../../features/registration/components/Trust';
import { readRegisterState, type RegisterState } from '../../../features/registration/model';
import { useT } from '@byline/web-kit/i18n';
import formStyle from '../../../components/form/form.module.css';
import layoutStyle from '../../../components/layout/layout.module.css';
import textStyle from '../../../components/ui/text.module.css';
import style from './RegisterPage.module.css';

/** The registration wizard; without the answers of the entry screen, sends the visitor back to it (docs/domain/accounts.md#registering). */
export function Component() {
  const t = useT();
  const location = useLocation();
  const navigate = useNavigate();
  const dropDraft = useDropDraft();
  const isAwake = useIsAwake();
  const state = readRegisterState(location.state);
  if (!state) return <Navigate to="/" replace />;
  if (state.step === 2 && state.email !== undefined)
    return (
      <VisitorLayout>
        {/* The key makes this a new screen at the same address, so that it takes the focus. */}
        <Page key="sent" title={t('email_sent_title')} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
          <EmailSent
            email={state.email}
            thread={state.jobId && <RegisteringFor campaignId={state.campaignId} jobId={state.jobId} />}
          />
        </Page>
      </VisitorLayout>
    );
  const sent = (email: string): void => {
    dropDraft(NEW_HERE);
    const next: RegisterState = { ...state, step: 2, email };
    void navigate(location.pathname, { replace: true, state: next });
  };
  return (
    <VisitorLayout>
      <Page title={t('register.title')} className={`${layoutStyle.wrap} ${style.split}`}>
        <div className={formStyle.form}>
          <header>
            <div className={`${textStyle.secondary} ${textStyle.small}`}>
              {t('register.stepOf', { step: 1 })}
              {state.jobId && <RegisteringLine campaignId={state.campaignId} jobId={state.jobId} />}
            </div>
            <h1 id="register-title">
              {isAwake ? t('register.welcome', { firstname: state.user.firstname }) : t('register.title')}
            </h1>
          </header>
          <RegisterForm state={state} onRegistered={sent} />
        </div>
        <Trust />
      </Page>
    </VisitorLayout>
  );
}
