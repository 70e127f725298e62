import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EmailResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead } from '../../../components/layout/Pane';
import { PaneBody, Scroll } from '../../../components/layout/Pane';
import { Row } from '../../../components/layout/Stack';
import { EmailPill } from '../../../components/ui/Pill';
import { Text } from '../../../components/ui/Text';
import { messages } from '../messages';
import { EmailActions } from './EmailActions';
import { EmailBody } from './EmailBody';

interface EmailViewProps {
  email: EmailResponse;
  onBack: () => void;
  onEdit: () => void;
}

/** One mail: how it fares, what it says, and what its reader can still do about it. */
export function EmailView({ email, onBack, onEdit }: EmailViewProps) {
  const { formatMessage } = useIntl();
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
            <EmailPill status={email.status} />
          </Row>
          <EmailBody email={email} />
        </PaneBody>
      </Scroll>
    </>
  );
}
