import { useParams } from 'react-router-dom';
import { Page } from '../../../components/layout/Page';
import { VisitorLayout } from '../../../components/layout/VisitorLayout';
import { ResetForm } from '../../../features/password/components/ResetForm';
import { useT } from '@byline/web-kit/i18n';
import layoutStyle from '../../../components/layout/layout.module.css';

export function Component() {
  const t = useT();
  const { email = '', token = '' } = useParams();
  return (
    <VisitorLayout>
      <Page title={t('password.resetTitle')} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
        <section
          className={`${layoutStyle.sheet} ${layoutStyle.leaf} ${layoutStyle.alone}`}
          aria-labelledby="reset-title"
        >
          <ResetForm email={email} token={token} />
        </section>
      </Page>
    </VisitorLayout>
  );
}
