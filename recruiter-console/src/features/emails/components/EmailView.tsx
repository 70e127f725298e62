import { formatMoment } from '@byline/web-kit/dates';
import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EmailResponse, MailboxDto } from '../../../api';
import { whenMessages } from '../../../components/mail/messages';
import { Facts } from '../../../components/candidate/Facts';
import { Divider } from '../../../components/layout/Divider';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead } from '../../../components/layout/Pane';
import { PaneBody, Scroll } from '../../../components/layout/Pane';
import { Row } from '../../../components/layout/Stack';
import { Banner } from '../../../components/ui/Banner';
import { EmailPill } from '../../../components/ui/Pill';
import { RichText } from '../../../components/ui/RichText';
import { Text } from '../../../components/ui/Text';
import { messages } from '../messages';
import { EmailActions } from './EmailActions';

interface EmailViewProps {
  email: EmailResponse;
  onBack: () => void;
  onEdit: () => void;
}

const people = (boxes: readonly MailboxDto[]): string =>
  boxes.map(({ name, email }) => (name === email ? email : `${name} <${email}>`)).join(', ');

/** One mail: how it fares, what it says, and what its reader can still do about it. */
export function EmailView({ email, onBack, onEdit }: EmailViewProps) {
  const { formatMessage } = useIntl();
  const { status, reason, attempts, scheduledAt, nextAttemptAt, sentAt } = email;

  const waits = status === 'scheduled' && attempts > 0 && nextAttemptAt;
  return (
    <>
      <PaneHead size="bar" lined>
        <Button size="small" variant="text" onClick={onBack}>
          <ArrowLeft />
          <FormattedMessage {...messages.all} />
        </Button>
        <Grow />
        <EmailActions email={email} onEdit={onEdit} />
      </PaneHead>
      <Scroll as="article" aria-label={formatMessage(messages.view)}>
        <PaneBody gap={12}>
          <Row top>
            <Text as="h3" size="panel" grow>
              {email.subject}
            </Text>
            <EmailPill status={status} />
          </Row>
          {reason && (
            <Banner quiet tone={status === 'failed' ? 'bad' : 'warn'}>
              <Text grow asTyped>
                <Text weight="medium">{formatMessage(messages.reason)}</Text> {reason}
                {waits && (
                  <>
                    {' '}
                    <FormattedMessage {...messages.nextTry} values={{ time: formatMoment(nextAttemptAt) }} />
                  </>
                )}
              </Text>
            </Banner>
          )}
          <Facts
            narrow
            facts={[
              [formatMessage(messages.from), people([email.from])],
              [formatMessage(messages.to), people([email.to])],
              [formatMessage(messages.cc), people(email.cc)],
              [formatMessage(messages.bcc), people(email.bcc)],
              [formatMessage(messages.created), formatMoment(email.createdAt)],
              [formatMessage(whenMessages.scheduledAt), scheduledAt && formatMoment(scheduledAt)],
              [formatMessage(messages.sentAt), sentAt && formatMoment(sentAt)],
            ]}
          />
          <Divider />
          <RichText html={email.message} />
        </PaneBody>
      </Scroll>
    </>
  );
}
