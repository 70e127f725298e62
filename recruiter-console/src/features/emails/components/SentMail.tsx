import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import type { EmailResponse, UndeliveredDto } from '../../../api';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../../components/ui/Banner';
import { Row } from '../../../components/layout/Stack';
import { EmailPill } from '../../../components/ui/Pill';
import { RichText } from '../../../components/ui/RichText';
import { Text } from '../../../components/ui/Text';
import { useFormShown } from '../../../lib/useFormShown';
import { canChange } from '../model';
import { useMailMoments } from '../useMailMoments';
import { EmailActions } from './EmailActions';
import { people } from './EmailBody';
import { EmailForm } from './EmailForm';
import { MailFileRow } from './MailFileRow';
import { MailHead } from './MailHead';
import { MailNotices } from './MailNotices';
import style from './thread.module.css';
import { ToNames } from './ToNames';
import { Undelivered } from './Undelivered';

interface SentMailProps {
  email: EmailResponse;
  undelivered: readonly UndeliveredDto[];
  ownAddress: string | undefined;
  /** A mail came in after this scheduled one was written. */
  wroteAgain: boolean;
  onSendToOwn: () => void;
  onFold: (() => void) | undefined;
}

/** A mail from the agency in its conversation: its text, its state, and the user's actions on it. */
export function SentMail({ email, undelivered, ownAddress, wroteAgain, onSendToOwn, onFold }: SentMailProps) {
  const t = useT();
  const me = useCurrentUser()._id;
  const { leaves, heldFor } = useMailMoments();
  const [editing, setEditing] = useFormShown({ form: 'email', record: email._id });
  const { candidateId, from, to, cc, bcc, status, message, attachments, createdAt, createdBy, scheduledAt, sentAt } =
    email;
  if (editing && candidateId && to) {
    return <EmailForm candidateId={candidateId} to={to} email={email} onClose={() => setEditing(false)} />;
  }
  const everyone = [...(to ? [to] : []), ...cc, ...bcc];
  const waits = status === 'scheduled' && scheduledAt;
  return (
    <div className={style.mail}>
      <MailHead
        from={from}
        isMine={createdBy === me}
        beside={<ToNames names={to ? everyone.map(({ name }) => name) : [t('emails.erasedPerson')]} />}
        title={people(everyone)}
        at={sentAt ?? (waits ? null : createdAt)}
        onFold={onFold}
      >
        {status !== 'sent' && <EmailPill status={status} />}
      </MailHead>
      <div className={style.body}>
        {waits && <Text weight="medium">{leaves(scheduledAt)}</Text>}
        {status === 'held' && scheduledAt && <Text weight="medium">{heldFor(scheduledAt)}</Text>}
        {wroteAgain && (
          <Banner quiet tone="warn">
            <Text grow>
              <FormattedMessage id="conversations.wroteAgain" />
            </Text>
          </Banner>
        )}
        {undelivered.map((notice) => (
          <Undelivered
            key={notice.address}
            notice={notice}
            candidateId={candidateId}
            ownAddress={ownAddress}
            onSendToOwn={onSendToOwn}
          />
        ))}
        {undelivered.length === 0 && <MailNotices email={email} />}
        <RichText html={message} me={me} />
        {attachments.length > 0 && (
          <ul className={style.files} aria-label={t('conversations.files')}>
            {attachments.map((file) => (
              <MailFileRow key={file.fileId} {...file} candidateId={candidateId} />
            ))}
          </ul>
        )}
        {canChange(email) && (
          <Row wrap>
            <EmailActions email={email} onEdit={() => setEditing(true)} />
          </Row>
        )}
      </div>
    </div>
  );
}
