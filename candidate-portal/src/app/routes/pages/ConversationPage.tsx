import { useT } from '@byline/web-kit/i18n';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { Page } from '../../../components/layout/Page';
import { Rows } from '../../../components/ui/Shapes';
import { Boundary, Loaded } from '../../../components/ui/States';
import { Conversation } from '../../../features/messages/components/Conversation';
import { useOwnConversations } from '../../../features/messages/useOwnConversations';
import { useCandidate } from '../useCandidate';
import buttonStyle from '../../../components/ui/button.module.css';
import layoutStyle from '../../../components/layout/layout.module.css';
import textStyle from '../../../components/ui/text.module.css';

/** One conversation with the agency. */
export function Component() {
  const t = useT();
  const { id } = useParams();
  const candidate = useCandidate();
  const query = useOwnConversations();
  const conversation = query.data?.records.find(({ _id }) => _id === id);
  const title = conversation ? conversation.subject || t('messages.noSubject') : t('layout.messages');
  return (
    <Page title={title} className={`${layoutStyle.wrap} ${layoutStyle.stack}`}>
      <div>
        <Link className={buttonStyle.text} to="/messages">
          <ArrowLeft size={16} /> {t('layout.messages')}
        </Link>
        <h1 dir="auto">{title}</h1>
      </div>
      <Boundary>
        <Loaded query={query} what={t('messages.notLoaded')} shape={<Rows />}>
          {() =>
            conversation ? (
              <Conversation candidateId={candidate._id} conversation={conversation} />
            ) : (
              <section className={`${layoutStyle.sheet} ${layoutStyle.empty}`}>
                <p className={textStyle.lead}>{t('messages.gone')}</p>
              </section>
            )
          }
        </Loaded>
      </Boundary>
    </Page>
  );
}
