import { useParams } from 'react-router-dom';
import { Page } from '../../../components/layout/Page';
import { VisitorLayout } from '../../../components/layout/VisitorLayout';
import { Activation } from '../../../features/registration/components/Activation';
import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import layoutStyle from '../../../components/layout/layout.module.css';

/**
 * /activate/{email}/{token}. A link with a missing part shows a blank page, with a heading for screen readers only
 * (docs/domain/accounts.md#activation).
 */
export function Component() {
  const t = useT();
  const { email, token } = useParams();
  return (
    <VisitorLayout>
      {email && token ? (
        <Activation email={email} token={token} />
      ) : (
        <Page title={t('activation.failed')} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
          <h1 className={visuallyHidden}>{t('activation.failed')}</h1>
        </Page>
      )}
    </VisitorLayout>
  );
}
