import { useT } from '@byline/web-kit/i18n';
import { Page } from '../../../components/layout/Page';
import { Boundary } from '../../../components/ui/States';
import { ConversationList } from '../../../features/messages/components/ConversationList';
import layoutStyle from '../../../components/layout/layout.module.css';

export function Component() {
  const t = useT();
  return (
    <Page title={t('messages.title')} className={`${layoutStyle.wrap} ${layoutStyle.stack}`}>
      <h1>{t('messages.title')}</h1>
      <Boundary>
        <ConversationList />
      </Boundary>
    </Page>
  );
}
