import { Page } from '../../../components/layout/Page';
import { VisitorLayout } from '../../../components/layout/VisitorLayout';
import { LoginLink } from '../../../components/ui/LoginLink';
import { ForgotForm } from '../../../features/password/components/ForgotForm';
import { useT } from '@byline/web-kit/i18n';
import layoutStyle from '../../../components/layout/layout.module.css';
import buttonStyle from '../../../components/ui/button.module.css';
import textStyle from '../../../components/ui/text.module.css';

export function Component() {
  const t = useT();
  return (
    <VisitorLayout>
      <Page title={t('login.forgot')} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
        <section
          className={`${layoutStyle.sheet} ${layoutStyle.leaf} ${layoutStyle.alone}`}
          aria-labelledby="forgot-title"
        >
          <header>
            <h1 id="forgot-title">{t('login.forgot')}</h1>
            <p className={textStyle.lead}>{t('password.forgotLead')}</p>
          </header>
          <ForgotForm />
          <LoginLink className={buttonStyle.text}>{t('common.backToLogin')}</LoginLink>
        </section>
      </Page>
    </VisitorLayout>
  );
}
