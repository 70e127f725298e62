import { useT } from '@byline/web-kit/i18n';
import { useParams } from 'react-router-dom';
import { Page } from '../../../components/layout/Page';
import { VisitorLayout } from '../../../components/layout/VisitorLayout';
import { EmailLink } from '../../../features/account/components/EmailLink';
import { emailLinks } from '../../../features/account/email-link-messages';
import layoutStyle from '../../../components/layout/layout.module.css';

export function Component() {
  const t = useT();
  const { userId = '', token = '' } = useParams();
  return (
    <VisitorLayout>
      <Page title={t(emailLinks.keep.title)} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
        <EmailLink kind="keep" userId={userId} token={token} />
      </Page>
    </VisitorLayout>
  );
}
