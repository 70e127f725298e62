import { useParams } from 'react-router-dom';
import { Page } from '../../../components/layout/Page';
import { VisitorLayout } from '../../../components/layout/VisitorLayout';
import { ResetForm } from '../../../features/password/components/ResetForm';
import { messages } from '../../../features/password/messages';
import { useT } from '@byline/web-kit/i18n';

export default function ResetPasswordPage() {
  const t = useT();
  const { email = '', token = '' } = useParams();
  return (
    <VisitorLayout>
      <Page title={t(messages.resetTitle)} className="wrap middle">
        <section className="sheet leaf alone" aria-labelledby="reset-title">
          <header>
            <h1 id="reset-title">{t(messages.resetTitle)}</h1>
            <p className="lead">{t(messages.resetLead, { email })}</p>
          </header>
          <ResetForm email={email} token={token} />
        </section>
      </Page>
    </VisitorLayout>
  );
}
