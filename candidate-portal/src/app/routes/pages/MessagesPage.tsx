import { useT } from '@byline/web-kit/i18n';
import { Page } from '../../../components/layout/Page';
import { Boundary } from '../../../components/ui/States';
import { ConversationList } from '../../../features/messages/components/ConversationList';
import layoutStyle from '../../../components/layout/layout.module.css';

export function Component() {
  const t = useT();
  return (
    <Page title={t('layout.messages')} className={`${layoutStyle.wrap} ${layoutStyle.stack}`}>
      <h1>{t('layout.messages')}</h1>
      <Boundary>
        <ConversationList />
      </Boundary>
    </Page>
  );
}
