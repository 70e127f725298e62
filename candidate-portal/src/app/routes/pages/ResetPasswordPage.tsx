import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Page } from '../../../components/layout/Page';
import { VisitorLayout } from '../../../components/layout/VisitorLayout';
import { buttonClass } from '../../../components/ui/Button';
import { LoginLink, useIsForConsole } from '../../../components/ui/LoginLink';
import { ResetForm } from '../../../features/password/components/ResetForm';
import layoutStyle from '../../../components/layout/layout.module.css';

/** A candidate goes on to the entry screen, and a recruiter gets the way to the console. */
export function Component() {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const { email = '', token = '' } = useParams();
  const forConsole = useIsForConsole();
  const [saved, setSaved] = useState(false);
  const goOn = async (): Promise<void> => {
    if (forConsole) return setSaved(true);
    notify(t('password.saved'));
    await navigate('/');
  };
  return (
    <VisitorLayout>
      <Page title={t('password.resetTitle')} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
        <section
          className={`${layoutStyle.sheet} ${layoutStyle.leaf} ${layoutStyle.alone}`}
          aria-labelledby="reset-title"
        >
          {saved ? (
            <>
              <div role="status">
                <h1 id="reset-title">{t('account.passwordChanged')}</h1>
              </div>
              <LoginLink className={buttonClass({})}>{t('recruiter.open')}</LoginLink>
            </>
          ) : (
            <ResetForm email={email} token={token} onSaved={goOn} />
          )}
        </section>
      </Page>
    </VisitorLayout>
  );
}
