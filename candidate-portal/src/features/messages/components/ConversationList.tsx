import { config } from '@byline/web-kit/config';
import { formatDashedMoment } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { Link } from 'react-router-dom';
import type { OwnConversationResponse } from '../../../api';
import { Rows } from '../../../components/ui/Shapes';
import { Loaded } from '../../../components/ui/States';
import { useOwnConversations } from '../useOwnConversations';
import style from './ConversationList.module.css';
import layoutStyle from '../../../components/layout/layout.module.css';
import textStyle from '../../../components/ui/text.module.css';

/** A candidate's conversations with the agency (docs/domain/mail.md#messages). */
export function ConversationList() {
  const t = useT();
  const query = useOwnConversations();
  return (
    <Loaded query={query} what={t('messages.notLoaded')} shape={<Rows />}>
      {({ records }) =>
        records.length === 0 ? (
          <section className={`${layoutStyle.sheet} ${layoutStyle.empty}`} aria-labelledby="none">
            <h2 id="none">{t('messages.none')}</h2>
            <p className={textStyle.lead}>{t('messages.noneText', { agency: config.agencyName })}</p>
          </section>
        ) : (
          <ul className={layoutStyle.sheet}>
            {records.map((conversation) => (
              <Row key={conversation._id} conversation={conversation} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function Row({ conversation: { _id, subject, unread, words, messages } }: { conversation: OwnConversationResponse }) {
  const t = useT();
  const last = messages.at(-1);
  return (
    <li className={style.row} data-unread={unread || undefined}>
      <Link to={`/messages/${_id}`}>
        <h2>
          {unread && (
            <span className={`${textStyle.unread} ${style.dot}`} role="img" aria-label={t('messages.unread')} />
          )}
          {subject || t('messages.noSubject')}
        </h2>
        <p className={style.words}>{last?.own ? t('messages.you', { words }) : words}</p>
      </Link>
      {last && <time dateTime={last.at}>{formatDashedMoment(last.at)}</time>}
    </li>
  );
}
